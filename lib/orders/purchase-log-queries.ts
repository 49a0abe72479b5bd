import { purchaseLogOperations } from './purchase-log-addresses';
import { inPageLanguage } from '@/lib/kernel/api/page-language';
import { reading } from '@/lib/kernel/api/query-client';

/** Includes refunded entries; lists filter them out. */
export const purchaseLogQuery = () =>
  reading(['user', 'purchases'], purchaseLogOperations.purchaseLog, { query: inPageLanguage() });
