import { championshipEntryOperations } from '@/lib/championships/contract';
import { openOwnApplication } from '@/platform/applications/person';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { certificatePage } from './certificate-page';
import { ownCertificates } from './certificates';
import { enterChampionship } from './entries/enter-championship';
import { getEntryForm } from './entries/entry-form';

export const championshipsApi = newRouter();

serve(championshipsApi, championshipEntryOperations.entryForm, ({ ctx, params, query }) =>
  getEntryForm({ ctx, input: { ...params, ...query } }),
);
serve(championshipsApi, championshipEntryOperations.enter, ({ ctx, body, headers }) =>
  enterChampionship({ ctx, input: { ...body, idempotencyKey: headers['idempotency-key'] } }),
);
serve(championshipsApi, championshipEntryOperations.certificate, async ({ ctx, params, form }) => {
  const row = await openOwnApplication({ ctx, input: { ...params, ...form } });
  return certificatePage(row.locale, await ownCertificates(ctx.payload, row, ctx.now()));
});
