import type { Field, PayloadComponent, Plugin } from 'payload';
import { env } from '@/lib/kernel/env';

/** The key of a file that a browser uploaded to the bucket directly. The shop does not use this, and its tables have no column for it: they are the same with a bucket and without. */
const isObjectKey = (field: Field) => 'name' in field && field.name === '_objectKey';

/** The component for such direct uploads. The back office does not have it, and each of its pages would log that it is missing. */
const isClientUpload = (provider: PayloadComponent) =>
  typeof provider === 'object' && provider.path.startsWith('@payloadcms/storage-s3/');

/** Stores uploads in that bucket instead of below DATA_DIR. The S3 client is loaded only where a bucket is configured: it takes 25 MB. */
export function storeMediaIn(bucket: string): Plugin {
  const { S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  return async (config) => {
    const { s3Storage } = await import('@payloadcms/storage-s3');
    const mediaPlugin = s3Storage({
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
    const { collections = [], admin, ...rest } = await mediaPlugin(config);
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
