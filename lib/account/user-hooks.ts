import { useQuery } from '@tanstack/react-query';
import { getQueryClient } from '@/lib/kernel/api/query-client';
import { addressesQuery, coursePlansQuery, entitlementsQuery, purchaseLogQuery, userQuery } from './user-queries';

/* Apart from the queries: those are read at every arrival of somebody who is logged in, these by the screens of an account. */

export const useUser = () => useQuery(userQuery(), getQueryClient());
export const usePurchaseLog = () =>
  useQuery({ ...purchaseLogQuery(), select: (log) => log.filter(({ isRefund }) => !isRefund) }, getQueryClient());
export const useEntitlements = () => useQuery(entitlementsQuery(), getQueryClient());
export const useAddresses = (enabled = true) => useQuery({ ...addressesQuery(), enabled }, getQueryClient());
export const useCoursePlans = (username: string | null) => useQuery(coursePlansQuery(username), getQueryClient());
