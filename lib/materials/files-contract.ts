import * as z from 'zod';
import { materialFiles, materialFileTypes } from './material-file';
import { operationsOf } from '@/lib/kernel/api/operation';
import { integer, uploadedFile } from '@/lib/kernel/api/shapes';

/** Files of a teacher's materials, under the course API (docs/product.md, "A teacher's materials"). */

const one = z.object({ id: z.string().min(1).max(40) });

const sentFileSchema = z.object({
  ...uploadedFile,
  mime: z.enum(materialFileTypes).nullable(),
  /** A signed URL for the caller, valid for some hours; null until the file is stored. */
  url: z.string().nullable(),
});
export type SentFile = z.infer<typeof sentFileSchema>;

/** A file as a material shows it; `size` in bytes. */
export const shownFileSchema = z.object({ mime: z.enum(materialFileTypes), size: integer, url: z.string() });
export type ShownFile = z.infer<typeof shownFileSchema>;

const newFileSchema = z.strictObject({
  /** Bytes. */
  size: integer.min(1).max(materialFiles.bytes),
  /** Idempotency key of the request. */
  key: z.string().min(8).max(64),
});
export type NewFile = z.output<typeof newFileSchema>;

const { get, post } = operationsOf('course');
export const materialFileOperations = {
  announce: post('/teach/files', {
    summary: 'Announce a file; its bytes follow in parts, and a material is made of it within a day',
    access: 'user',
    body: newFileSchema,
    response: sentFileSchema,
    errors: ['NOT_A_TEACHER', 'TEACHING_LAPSED', 'NO_ROOM_FOR_FILE'],
  }),
  /** `received` in the response is the offset of the next part; the response to the last part has the final state of the file. */
  sendPart: post('/teach/files/{id}/parts', {
    summary: 'Send the next bytes of a file',
    access: 'user',
    params: one,
    query: z.object({ offset: z.coerce.number().int().min(0).max(materialFiles.bytes) }),
    takesBytes: materialFiles.partBytes,
    response: sentFileSchema,
    errors: ['NOT_A_TEACHER', 'TEACHING_LAPSED', 'MATERIAL_UNKNOWN', 'MATERIAL_FILE_REFUSED', 'NOT_FOUND'],
  }),
  open: get('/files/{id}', {
    summary: 'A file of a teacher’s, for whom its link was given to, as long as it is shared with them',
    access: 'signed',
    params: one,
    query: z.object({
      for: z.coerce.number().int(),
      until: z.coerce.number().int(),
      signature: z.string().max(100),
    }),
    sendsFile: true,
    errors: ['LINK_ENDED'],
  }),
};
