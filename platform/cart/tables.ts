import { hiddenTable } from '@/platform/kernel/back-office/define-table';

/** The saved cart of an account, for all its devices; `revision` detects two devices that save at once. */
export const carts = hiddenTable('carts', [
  { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
  { name: 'lines', type: 'json', required: true },
  { name: 'coupon', type: 'text' },
  { name: 'revision', type: 'number', required: true, defaultValue: 1 },
]);
