import { useRead } from '@/lib/kernel/api/use-read';
import { purchaseLogQuery } from './purchase-log-queries';

/* In a file separate from the query, as in lib/account/user-hooks.ts. */

export const usePurchaseLog = () =>
  useRead({ ...purchaseLogQuery(), select: (log) => log.filter(({ isRefund }) => !isRefund) });
