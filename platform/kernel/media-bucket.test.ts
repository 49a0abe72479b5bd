import type { Config, Field } from 'payload';
import { expect, it } from 'vitest';
import { media } from '@/platform/pages/media-tables';
import { storeMediaIn } from '@/platform/kernel/media-bucket';

const namesOf = (fields: Field[]) => fields.flatMap((field) => ('name' in field ? field.name : [])).sort();

const inBucket = async () => {
  const admin = { components: { providers: ['/platform/ours#Ours'] } };
  const config: Config = { secret: 'of this test', collections: [media], admin, db: undefined! };
  return storeMediaIn('a-bucket')(config);
};

it('a picture in a bucket has the fields that there are columns for', async () => {
  const { collections } = await inBucket();
  const { fields, upload } = collections![0]!;
  expect(upload).toMatchObject({ disableLocalStorage: true });
  // Payload adds `sizes` itself, from the collection's picture sizes.
  expect(namesOf(fields).filter((name) => name !== 'sizes')).toEqual(namesOf(media.fields));
});

it('the back office is given no part that its build does not have', async () => {
  const { admin } = await inBucket();
  expect(admin?.components?.providers).toEqual(['/platform/ours#Ours']);
});
