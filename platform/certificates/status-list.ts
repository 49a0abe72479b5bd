import { gzipSync } from 'node:zlib';
import { and, gte, isNotNull, lt } from '@payloadcms/db-postgres/drizzle';
import { credential_statuses } from '@/platform/payload-generated-schema';
import type { Asked } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { issuerId, signAsJwt, statusListId } from './credential';
import { listsOf, listSize } from './status-places';

/** How long a verifier may cache a list (W3C: ttl, in milliseconds): a revocation is visible within that time. */
export const statusListTtl = 60_000;
/** How long a saved copy of a list is valid, if it is shown in place of the current one. Milliseconds. */
const validFor = 3_600_000;

/**
 * A status list of credentials, signed like them (W3C Bitstring Status List 1.0): one bit for each place, set where the
 * credential was revoked, and no other data.
 * @throws ServiceError NOT_FOUND for a list in which no place was given yet
 */
export async function signStatusList({ ctx, input }: Asked<{ list: number }>): Promise<string> {
  const db = database(ctx.payload);
  const { list } = input;
  if (list >= (await listsOf(db))) throw new ServiceError('NOT_FOUND', 'no such list');
  const { index, revokedAt } = credential_statuses;
  const first = list * listSize;
  const revoked = await db
    .select({ index })
    .from(credential_statuses)
    .where(and(gte(index, first), lt(index, first + listSize), isNotNull(revokedAt)));
  const id = statusListId(list);
  const now = ctx.now().getTime();
  return signAsJwt(ctx.payload, {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerId,
    validFrom: new Date(now).toISOString(),
    validUntil: new Date(now + validFor).toISOString(),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      ttl: statusListTtl,
      encodedList: encodedList(revoked.map((row) => row.index - first)),
    },
  });
}

/** The bits of a list with these set, the first one left-most: compressed, in base64url with its multibase prefix `u`. */
function encodedList(places: readonly number[]): string {
  const bits = Buffer.alloc(listSize / 8);
  for (const place of places) bits[place >> 3]! |= 0x80 >> (place & 7);
  return `u${gzipSync(bits).toString('base64url')}`;
}
