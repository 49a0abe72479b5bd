import { useRead } from '@/lib/kernel/api/use-read';
import { addressesQuery, userQuery } from './queries';

/* Apart from the queries: those are read at every arrival of somebody who is logged in, these by the screens of an account. */

export const useUser = () => useRead(userQuery());
export const useAddresses = (enabled = true) => useRead({ ...addressesQuery(), enabled });
