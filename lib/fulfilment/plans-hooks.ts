import { useRead } from '@/lib/kernel/api/use-read';
import { coursePlansQuery } from './plans-queries';

/* In a file separate from the query, as in lib/account/user-hooks.ts. */

export const useCoursePlans = (username: string | null) => useRead(coursePlansQuery(username));
