import { applicationOperations } from '@/lib/applications/contract';
import { getApplication, listApplications } from './person';
import { bookTrial } from '@/platform/applications/trial/book-trial';
import { withdrawApplication } from './withdraw';
import { newRouter, serve } from '@/platform/kernel/api/serve';

export const applicationsApi = newRouter();

serve(applicationsApi, applicationOperations.bookTrial, ({ ctx, body, headers }) =>
  bookTrial({ ctx, input: { ...body, idempotencyKey: headers['idempotency-key'] } }),
);
serve(applicationsApi, applicationOperations.list, ({ ctx, query }) => listApplications({ ctx, input: query }));
serve(applicationsApi, applicationOperations.one, ({ ctx, params, headers }) =>
  getApplication({ ctx, input: { ...params, key: headers['request-key'] } }),
);
serve(applicationsApi, applicationOperations.withdraw, ({ ctx, params, headers }) =>
  withdrawApplication({ ctx, input: { ...params, key: headers['request-key'] } }),
);
