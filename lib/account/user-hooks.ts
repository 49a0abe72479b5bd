import { useRead } from '@/lib/kernel/api/use-read';
import { addressesQuery, coursePlansQuery, entitlementsQuery, purchaseLogQuery, userQuery } from './user-queries';

/* Apart from the queries: those are read at every arrival of somebody who is logged in, these by the screens of an account. */

export const useUser = () => useRead(userQuery());
export const usePurchaseLog = () =>
  useRead({ ...purchaseLogQuery(), select: (log) => log.filter(({ isRefund }) => !isRefund) });
export const useEntitlements = () => useRead(entitlementsQuery());
export const useAddresses = (enabled = true) => useRead({ ...addressesQuery(), enabled });
export const useCoursePlans = (username: string | null) => useRead(coursePlansQuery(username));
