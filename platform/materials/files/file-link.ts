import { pathOf } from '@/lib/kernel/api/operation';
import { materialFileOperations } from '@/lib/materials/files-contract';
import { isSignatureOf, signatureOf } from '@/platform/kernel/secrets/signed-address';

/** Milliseconds. A link expires after three to four hours: links made within the same hour are equal, so that a picture is not fetched again. */
const hour = 3_600_000;

type Signed = { id: string; for: number; until: number };
const subjectOf = ({ id, for: user, until }: Signed) => `material-file.${id}.${user}.${until}`;

/** An address below the shop's own that opens one file for one account. Whether the account may still see the file is checked when it is opened. */
export function linkToFile(secret: string, id: string, user: number, now: Date): string {
  const until = (Math.ceil(now.getTime() / hour) + 3) * hour;
  const signature = signatureOf(secret, subjectOf({ id, for: user, until }));
  const query = new URLSearchParams({ for: String(user), until: String(until), signature });
  return `/api/${pathOf(materialFileOperations.open, { id })}?${query}`;
}

export const isLinkGood = (secret: string, { signature, ...signed }: Signed & { signature: string }, now: Date) =>
  isSignatureOf(secret, subjectOf(signed), signature) && signed.until > now.getTime();
