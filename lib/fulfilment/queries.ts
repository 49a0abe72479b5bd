import { entitlementOperations } from './addresses';
import { inPageLanguage } from '@/lib/kernel/api/page-language';
import { reading } from '@/lib/kernel/api/query-client';

export const entitlementsQuery = () =>
  reading(['user', 'entitlements'], entitlementOperations.entitlements, { query: inPageLanguage() });
