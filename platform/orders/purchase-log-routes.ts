import { purchaseLogOperations } from '@/lib/orders/purchase-log-contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { purchaseLog } from './history/purchase-log';

export const purchaseLogApi = newRouter();

serve(purchaseLogApi, purchaseLogOperations.purchaseLog, ({ ctx, query }) => purchaseLog({ ctx, input: query }));
