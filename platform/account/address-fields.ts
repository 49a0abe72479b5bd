import type { Field } from 'payload';
import { storeRegions } from '@/lib/branches/store-regions';
import { row } from '@/platform/kernel/back-office/fields/basic-fields';

/** A postal address, as the ecommerce API's addressSchema has it. */
export function addressFields({ required = true }: { required?: boolean } = {}): Field[] {
  return [
    row([
      { name: 'name', type: 'text', required, maxLength: 80 },
      { name: 'phone', type: 'text', required, maxLength: 30 },
    ]),
    row([
      { name: 'country', type: 'select', required, options: [...storeRegions] },
      { name: 'postalCode', type: 'text', maxLength: 12 },
      { name: 'city', type: 'text', required, maxLength: 80 },
    ]),
    { name: 'line1', type: 'text', required, maxLength: 160 },
    { name: 'line2', type: 'text', maxLength: 160 },
  ];
}
