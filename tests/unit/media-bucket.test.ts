import type { Config, Field } from 'payload';
import { expect, it } from 'vitest';
import { media } from '@/platform/collections/media';
import { storeMediaIn } from '@/platform/media-bucket';

const namesOf = (fields: Field[]) => fields.flatMap((field) => ('name' in field ? field.name : [])).sort();

it('a picture in a bucket has the fields that there are columns for', async () => {
  const config: Config = { secret: 'of this test', collections: [media], db: undefined! };
  const { collections } = await storeMediaIn('a-bucket')(config);
  const { fields, upload } = collections![0]!;
  expect(upload).toMatchObject({ disableLocalStorage: true });
  // Payload itself makes `sizes` of the collection's picture sizes where nobody names it.
  expect(namesOf(fields).filter((name) => name !== 'sizes')).toEqual(namesOf(media.fields));
});
