import { championshipEntryOperations } from '@/lib/contract/championship-entries';
import { applicationOperations } from '@/lib/contract/applications';
import { certificatePage } from '@/platform/plain-pages/certificate-page';
import { ownCertificates } from '@/platform/services/championships/certificates';
import { enterChampionship } from '@/platform/services/applications/championship/enter-championship';
import { getEntryForm } from '@/platform/services/applications/championship/entry-form';
import { getApplication, listApplications, openOwnApplication } from '@/platform/services/applications/person';
import { bookTrial } from '@/platform/services/applications/trial/book-trial';
import { withdrawApplication } from '@/platform/services/applications/withdraw';
import { newRouter, serve } from './serve';

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
