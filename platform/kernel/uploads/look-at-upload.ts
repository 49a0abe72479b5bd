import { fileTypeFromBuffer } from 'file-type';
import { MissingFile, type CollectionBeforeOperationHook } from 'payload';
import { lookAtPicture, PictureRejected } from '@/lib/kernel/pictures/draw-picture';
import { LineTooLong } from '@/lib/kernel/pictures/one-at-a-time';
import { canEditContent } from '@/platform/kernel/back-office/access-rules';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { textFor } from '@/platform/kernel/back-office/staff-text';
import { rejection } from '@/platform/kernel/back-office/rejection';

/**
 * Payload decodes pictures that staff upload in the shop's own process, once for each size: those that would fill the memory are rejected here
 * first. Uploads by the shop itself (`overrideAccess`) are not checked; callers who may not upload are left to Payload, which rejects them.
 */
export const lookAtUpload: CollectionBeforeOperationHook = async ({ args, operation, overrideAccess, req }) => {
  if ((operation !== 'create' && operation !== 'update') || overrideAccess || !canEditContent({ req })) return args;
  const isCopy = 'duplicateFromID' in args && args.duplicateFromID !== undefined;
  // Payload would fetch an address that was sent instead of a file.
  if (operation === 'create' && !req.file && !isCopy) throw new MissingFile(req.t);
  const mime = req.file && (await fileTypeFromBuffer(req.file.data))?.mime;
  if (!req.file || !mime?.startsWith('image/')) return args;
  try {
    await lookAtPicture(req.file.data);
  } catch (error) {
    if (error instanceof PictureRejected) throw rejection(400, textFor(req, complaints.pictureTooLarge));
    if (error instanceof LineTooLong) throw rejection(503, textFor(req, complaints.picturesBusy));
    throw error;
  }
  return args;
};
