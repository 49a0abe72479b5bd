import { validations, type PayloadRequest, type TextField, type UploadField } from 'payload';
import { complaints } from '@/platform/kernel/back-office/labels/complaints';
import { textFor } from '../staff-text';

/** Required by `validate`, as the column stays empty for languages that do not use the picture. */
export const altField: TextField = {
  name: 'alt',
  type: 'text',
  localized: true,
  maxLength: 300,
  validate: (value: string | null | undefined, { req }: { req: PayloadRequest }) =>
    Boolean(value?.trim()) || textFor(req, complaints.alt),
};

const idOf = (value: unknown) => (typeof value === 'object' && value !== null && 'id' in value ? value.id : value);

/** Uploads that a page shows: each needs an alt text in the language that is being saved. */
export function pictureField<Name extends string>(name: Name, rest: Partial<UploadField> = {}): UploadField {
  return {
    name,
    type: 'upload',
    relationTo: 'media',
    validate: async (value: unknown, options: Parameters<typeof validations.upload>[1]) => {
      const isRight = await validations.upload(value as never, options);
      const ids = [value].flat().filter(Boolean).map(idOf) as number[];
      if (isRight !== true || ids.length === 0) return isRight;
      const { req } = options;
      const { docs } = await req.payload.find({
        collection: 'media',
        locale: req.locale as never,
        fallbackLocale: false,
        where: { id: { in: ids } },
        select: { alt: true, mimeType: true },
        depth: 0,
        pagination: false,
        req,
      });
      const hasAlt = docs.every(({ alt, mimeType }) => alt || !mimeType?.startsWith('image/'));
      return hasAlt || textFor(req, complaints.altOfPicture);
    },
    ...rest,
  } as UploadField;
}
