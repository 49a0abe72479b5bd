import { env } from '@/lib/kernel/env';

/** Loads the SDK at the first use, so that a shop without a bucket saves its 25 MB. */
export async function connectBucket() {
  const sdk = await import('@aws-sdk/client-s3');
  const { S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const client = new sdk.S3Client({
    ...(S3_REGION && { region: S3_REGION }),
    ...(S3_ENDPOINT && { endpoint: S3_ENDPOINT, forcePathStyle: true }),
    ...(S3_ACCESS_KEY_ID &&
      S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY },
      }),
  });
  return { sdk, client };
}

export type Connected = Awaited<ReturnType<typeof connectBucket>>;

/** How many bytes an object has; null where there is none. */
export const sizeInBucket = ({ sdk, client }: Connected, Bucket: string, Key: string): Promise<number | null> =>
  client.send(new sdk.HeadObjectCommand({ Bucket, Key })).then(
    ({ ContentLength = 0 }) => ContentLength,
    (error: unknown) => (error instanceof sdk.NotFound ? null : Promise.reject(error)),
  );
