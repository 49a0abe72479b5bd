import { useRead } from '@/lib/kernel/api/use-read';
import { entitlementsQuery } from './queries';

/* In a file separate from the query, as in lib/account/user-hooks.ts. */

export const useEntitlements = () => useRead(entitlementsQuery());
