import { championshipEntryOperations } from '@/lib/contract/championship-entries';
import { requestOperations } from '@/lib/contract/requests';
import { certificatePage } from '@/platform/plain-pages/certificate-page';
import { ownCertificates } from '@/platform/services/championships/certificates';
import { enterChampionship } from '@/platform/services/requests/championship/enter-championship';
import { getEntryForm } from '@/platform/services/requests/championship/entry-form';
import { getRequest, listRequests, openRequest } from '@/platform/services/requests/person';
import { bookTrial } from '@/platform/services/requests/trial/book-trial';
import { withdrawRequest } from '@/platform/services/requests/withdraw';
import { newRouter, serve } from './serve';

export const requestsApi = newRouter();

serve(requestsApi, requestOperations.bookTrial, ({ ctx, body, headers }) =>
  bookTrial({ ctx, input: { ...body, idempotencyKey: headers['idempotency-key'] } }),
);
serve(requestsApi, championshipEntryOperations.entryForm, ({ ctx, params, query }) =>
  getEntryForm({ ctx, input: { ...params, ...query } }),
);
serve(requestsApi, championshipEntryOperations.enter, ({ ctx, body, headers }) =>
  enterChampionship({ ctx, input: { ...body, idempotencyKey: headers['idempotency-key'] } }),
);
serve(requestsApi, championshipEntryOperations.certificate, async ({ ctx, params, form }) => {
  const row = await openRequest({ ctx, input: { ...params, ...form } });
  return certificatePage(row.locale, await ownCertificates(ctx.payload, row, ctx.now()));
});
serve(requestsApi, requestOperations.list, ({ ctx, query }) => listRequests({ ctx, input: query }));
serve(requestsApi, requestOperations.one, ({ ctx, params, headers }) =>
  getRequest({ ctx, input: { ...params, key: headers['request-key'] } }),
);
serve(requestsApi, requestOperations.withdraw, ({ ctx, params, headers }) =>
  withdrawRequest({ ctx, input: { ...params, key: headers['request-key'] } }),
);
