import { hiddenTable } from '@/platform/kernel/back-office/define-table';

/** What an account is about to buy, on every device; `revision` tells two devices apart that write at once. */
export const carts = hiddenTable('carts', [
  { name: 'user', type: 'relationship', relationTo: 'users', required: true, unique: true },
  { name: 'lines', type: 'json', required: true },
  { name: 'coupon', type: 'text' },
  { name: 'revision', type: 'number', required: true, defaultValue: 1 },
]);
