import type { Field, PayloadComponent, Plugin } from 'payload';
import { env } from '@/lib/kernel/env';

/** Where a browser has sent a file to the bucket by itself. None does so here, and the tables have no column for it: they are the same with a bucket and without. */
const isObjectKey = (field: Field) => 'name' in field && field.name === '_objectKey';

/** What would send it from there. The back office has no such part, and each of its pages would say in the log that it is missing. */
const isClientUpload = (provider: PayloadComponent) =>
  typeof provider === 'object' && provider.path.startsWith('@payloadcms/storage-s3/');

/** Uploads lie in that bucket instead of below DATA_DIR. What speaks to it is read only where there is one: it takes 25 MB. */
export function storeMediaIn(bucket: string): Plugin {
  const { S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  return async (config) => {
    const { s3Storage } = await import('@payloadcms/storage-s3');
    const keepMedia = s3Storage({
      bucket,
      collections: { media: true },
      config: {
        region: S3_REGION,
        endpoint: S3_ENDPOINT,
        forcePathStyle: Boolean(S3_ENDPOINT),
        credentials:
          S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
            ? { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
            : undefined,
      },
    });
    const { collections = [], admin, ...rest } = await keepMedia(config);
    const providers = admin?.components?.providers?.filter((provider) => !isClientUpload(provider)) ?? [];
    return {
      ...rest,
      admin: { ...admin, components: { ...admin?.components, providers } },
      collections: collections.map((collection) => ({
        ...collection,
        fields: collection.fields.filter((field) => !isObjectKey(field)),
      })),
    };
  };
}
