import { entitlementOperations } from '@/lib/fulfilment/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { listEntitlements } from './list-entitlements';

export const entitlementsApi = newRouter();

serve(entitlementsApi, entitlementOperations.entitlements, ({ ctx, query }) => listEntitlements({ ctx, input: query }));
