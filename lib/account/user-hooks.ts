import { useRead } from '@/lib/kernel/api/use-read';
import { addressesQuery, userQuery } from './queries';

/* Apart from the queries: their code is loaded at every visit of a logged-in user, that of the hooks only by the screens of an account. */

export const useUser = () => useRead(userQuery());
export const useAddresses = (enabled = true) => useRead({ ...addressesQuery(), enabled });
