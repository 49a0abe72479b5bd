import { materialFileOperations } from '@/lib/materials/files-contract';
import { isPicture } from '@/lib/materials/material-file';
import { openMaterialFile } from '@/platform/materials/files/open-file';
import { announceFile, sendFilePart } from '@/platform/materials/files/receive-file';
import { fileResponse } from '@/platform/kernel/api/file-response';
import { bytesOf, newRouter, serve } from '@/platform/kernel/api/serve';

export const materialFilesApi = newRouter();

serve(materialFilesApi, materialFileOperations.announce, ({ ctx, body }) => announceFile({ ctx, input: body }));
serve(materialFilesApi, materialFileOperations.sendPart, async ({ ctx, c, params, query }) =>
  sendFilePart({ ctx, input: { ...params, offset: query.offset, bytes: await bytesOf(c) } }),
);
serve(materialFilesApi, materialFileOperations.open, async ({ ctx, params, query }) => {
  const file = await openMaterialFile({ ctx, input: { ...params, ...query } });
  return fileResponse(file, { isSaved: !isPicture(file.row.mime) });
});
