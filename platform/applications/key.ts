import { isSignatureOf, signatureOf } from '@/platform/kernel/secrets/signed-address';

type Keyed = { reference: string; linkVersion: number | string };
const subjectOf = ({ reference, linkVersion }: Keyed) => `request.${reference}.${linkVersion}`;

/**
 * The key that opens one application without a login: part of the links in its emails. It cannot be guessed, is for this
 * application alone, and becomes invalid when the application's `linkVersion` rises.
 * @param secret Payload's
 */
export const keyOfApplication = (secret: string, row: Keyed): string => signatureOf(secret, subjectOf(row));

export const isKeyOfApplication = (secret: string, row: Keyed, key: string): boolean =>
  isSignatureOf(secret, subjectOf(row), key);
