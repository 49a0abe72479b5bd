import type { Field, Plugin } from 'payload';
import { env } from '@/lib/env';

/** Where a browser has sent a file to the bucket by itself. None does so here, and the tables have no column for it: they are the same with a bucket and without. */
const isObjectKey = (field: Field) => 'name' in field && field.name === '_objectKey';

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
    const { collections = [], ...rest } = await keepMedia(config);
    return {
      ...rest,
      collections: collections.map((collection) => ({
        ...collection,
        fields: collection.fields.filter((field) => !isObjectKey(field)),
      })),
    };
  };
}
