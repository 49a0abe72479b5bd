import { privacyOperations as operations } from './addresses';
import { call } from '@/lib/kernel/api/client';
import { inPageLanguage } from '@/lib/kernel/api/page-language';
import { reading } from '@/lib/kernel/api/query-client';
import { useRead } from '@/lib/kernel/api/use-read';
import type { OwnerProof } from '@/lib/login/contract';

export const exportData = () => call(operations.exportData, { query: inPageLanguage() });
export const deleteAccount = (body: OwnerProof) => call(operations.deleteAccount, { body });

/** Read anew each time: a blocker may have ended since. */
export const useDeletion = () => useRead({ ...reading(['user', 'deletion'], operations.deletion, {}), staleTime: 0 });
