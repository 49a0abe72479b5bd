import { teachingOperations } from '@/lib/applications/teaching-contract';
import { beginDraft } from '@/platform/applications/teaching/begin-draft';
import { linkToFile, readFile } from '@/platform/applications/teaching/files/open-file';
import { addFile, removeFile, sendPart } from '@/platform/applications/teaching/files/receive';
import { renewApplication } from '@/platform/applications/teaching/renew';
import { saveAnswers } from '@/platform/applications/teaching/save-answers';
import { submitApplication } from '@/platform/applications/teaching/submit';
import { bytesOf, newRouter, serve } from '@/platform/kernel/api/serve';
import { fileResponse } from '@/platform/kernel/api/file-response';

export const teachingApi = newRouter();

type Keyed = { params: { reference: string }; headers: { 'request-key'?: string | undefined } };
const opened = ({ params, headers }: Keyed) => ({ reference: params.reference, key: headers['request-key'] });

serve(teachingApi, teachingOperations.begin, ({ ctx, body, headers }) =>
  beginDraft({ ctx, input: { ...body, idempotencyKey: headers['idempotency-key'] } }),
);
serve(teachingApi, teachingOperations.save, ({ ctx, body, ...request }) =>
  saveAnswers({ ctx, input: { ...body, ...opened(request) } }),
);
serve(teachingApi, teachingOperations.submit, ({ ctx, ...request }) =>
  submitApplication({ ctx, input: opened(request) }),
);
serve(teachingApi, teachingOperations.renew, ({ ctx, ...request }) =>
  renewApplication({ ctx, input: opened(request) }),
);
serve(teachingApi, teachingOperations.addFile, ({ ctx, body, ...request }) =>
  addFile({ ctx, input: { ...body, ...opened(request) } }),
);
serve(teachingApi, teachingOperations.sendPart, async ({ ctx, c, query, ...request }) =>
  sendPart({
    ctx,
    input: { ...opened(request), id: request.params.id, offset: query.offset, bytes: await bytesOf(c) },
  }),
);
serve(teachingApi, teachingOperations.removeFile, async ({ ctx, ...request }) => {
  await removeFile({ ctx, input: { ...opened(request), id: request.params.id } });
  return { done: true as const };
});
serve(teachingApi, teachingOperations.fileLink, ({ ctx, ...request }) =>
  linkToFile({ ctx, input: { ...opened(request), id: request.params.id } }),
);
serve(teachingApi, teachingOperations.file, async ({ ctx, params, query }) =>
  fileResponse(await readFile({ ctx, input: { ...params, ...query } })),
);
