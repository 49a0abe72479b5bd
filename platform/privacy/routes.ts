import { privacyOperations } from '@/lib/privacy/contract';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { deleteAccount, deletionBlockers } from './delete-account';
import { exportData } from './export-data';

export const privacyApi = newRouter();

serve(privacyApi, privacyOperations.exportData, ({ ctx, query }) => exportData({ ctx, input: query }));
serve(privacyApi, privacyOperations.deletion, async ({ ctx }) => ({ blockers: await deletionBlockers({ ctx }) }));
serve(privacyApi, privacyOperations.deleteAccount, async ({ ctx, body }) => {
  await deleteAccount({ ctx, input: body });
  return { done: true as const };
});
