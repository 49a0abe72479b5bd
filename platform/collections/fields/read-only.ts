import type { Field } from 'payload';
import { nobodyField } from '@/platform/access/public';

/** Fields that only the services write: shown in the back office, never changed there. */
export function readOnly(fields: Field[]): Field[] {
  return fields.map((field) => {
    if (!('name' in field) || field.type === 'ui' || field.type === 'join') return field;
    return {
      ...field,
      access: { ...field.access, create: nobodyField, update: nobodyField },
      admin: { ...field.admin, readOnly: true },
    } as Field;
  });
}
