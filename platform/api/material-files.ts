import { materialFileOperations } from '@/lib/contract/material-files';
import { isPicture } from '@/lib/domain/classes/material-file';
import { openMaterialFile } from '@/platform/services/classes/files/open-file';
import { announceFile, sendFilePart } from '@/platform/services/classes/files/receive-file';
import { fileResponse } from './file-response';
import { bytesOf, newRouter, serve } from './serve';

export const materialFilesApi = newRouter();

serve(materialFilesApi, materialFileOperations.announce, ({ ctx, body }) => announceFile({ ctx, input: body }));
serve(materialFilesApi, materialFileOperations.sendPart, async ({ ctx, c, params, query }) =>
  sendFilePart({ ctx, input: { ...params, offset: query.offset, bytes: await bytesOf(c) } }),
);
serve(materialFilesApi, materialFileOperations.open, async ({ ctx, params, query }) => {
  const file = await openMaterialFile({ ctx, input: { ...params, ...query } });
  return fileResponse(file, { isSaved: !isPicture(file.row.mime) });
});
