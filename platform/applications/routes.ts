import { championshipEntryOperations } from '@/lib/championships/contract';
import { applicationOperations } from '@/lib/applications/contract';
import { certificatePage } from '@/platform/championships/certificate-page';
import { ownCertificates } from '@/platform/championships/certificates';
import { enterChampionship } from '@/platform/championships/entries/enter-championship';
import { getEntryForm } from '@/platform/championships/entries/entry-form';
import { getApplication, listApplications, openOwnApplication } from './person';
import { bookTrial } from '@/platform/applications/trial/book-trial';
import { withdrawApplication } from './withdraw';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const applicationsApi = newRouter();

serve(applicationsApi, applicationOperations.bookTrial, ({ ctx, body, headers }) =>
  bookTrial({ ctx, input: { ...body, idempotencyKey: headers['idempotency-key'] } }),
);
serve(applicationsApi, championshipEntryOperations.entryForm, ({ ctx, params, query }) =>
  getEntryForm({ ctx, input: { ...params, ...query } }),
);
serve(applicationsApi, championshipEntryOperations.enter, ({ ctx, body, headers }) =>
  enterChampionship({ ctx, input: { ...body, idempotencyKey: headers['idempotency-key'] } }),
);
serve(applicationsApi, championshipEntryOperations.certificate, async ({ ctx, params, form }) => {
  const row = await openOwnApplication({ ctx, input: { ...params, ...form } });
  return certificatePage(row.locale, await ownCertificates(ctx.payload, row, ctx.now()));
});
serve(applicationsApi, applicationOperations.list, ({ ctx, query }) => listApplications({ ctx, input: query }));
serve(applicationsApi, applicationOperations.one, ({ ctx, params, headers }) =>
  getApplication({ ctx, input: { ...params, key: headers['request-key'] } }),
);
serve(applicationsApi, applicationOperations.withdraw, ({ ctx, params, headers }) =>
  withdrawApplication({ ctx, input: { ...params, key: headers['request-key'] } }),
);
