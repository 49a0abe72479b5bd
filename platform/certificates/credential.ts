import { SignJWT } from 'jose';
import { createTranslator } from 'use-intl/core';
import type { Payload } from 'payload';
import { certificateOperations as operations } from '@/lib/certificates/contract';
import { pathOf } from '@/lib/kernel/api/operation';
import { examOf } from '@/lib/certificates/exam-rules';
import { env } from '@/lib/kernel/env';
import type { Locale } from '@/lib/kernel/i18n/locales';
import { iso } from '@/platform/kernel/database/database';
import { messages } from '@/platform/kernel/messages';
import type { CertificateRow } from './certificate-rows';
import { algorithm, credentialKey } from './credential-key';
import { listSize } from './status-places';

const contexts = ['https://www.w3.org/ns/credentials/v2', 'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json'];
const profileContext = contexts.slice(1);
const site = `${env.SITE_URL}/api/`;
export const issuerId = site + pathOf(operations.issuer);
export const statusListId = (list: number): string => site + pathOf(operations.statusList, { list });

/** The public page of a certificate, and the id of its credential; it does not depend on the page's language. */
export const credentialId = (number: string): string =>
  `${site}${pathOf(operations.check)}?${new URLSearchParams({ number })}`;
export const checkAddress = (number: string, locale: Locale): string =>
  `${credentialId(number)}&${new URLSearchParams({ locale })}`;

const issuer = { id: issuerId, type: ['Profile'], name: messages['en-US'].mail.closing, url: env.SITE_URL };
export const issuerProfile = () => ({ '@context': profileContext, ...issuer });

/** The achievement of passing this exam, in the terms of Open Badges. */
function achievement(grade: number, locale: Locale) {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'examCertificate' });
  const id = site + pathOf(operations.achievement, { locale, grade });
  const { pass, questions, minutes } = examOf(grade);
  return {
    id,
    type: ['Achievement'],
    achievementType: 'Assessment',
    inLanguage: locale,
    name: t('name', { grade }),
    creator: issuer,
    description: `${t('description', { grade, school: messages[locale].mail.closing })} ${t('print.own')}`,
    criteria: { narrative: t('criteria', { pass, questions, minutes }) },
    resultDescription: [
      {
        id: `${id}#score`,
        type: ['ResultDescription'],
        name: t('score'),
        resultType: 'RawScore',
        valueMin: '0',
        valueMax: String(questions),
        requiredValue: String(pass),
      },
    ],
  };
}

export const achievementDocument = (grade: number, locale: Locale) => ({
  '@context': profileContext,
  ...achievement(grade, locale),
});

/**
 * An Open Badges 3.0 credential (docs/product.md, "Certificates"). It has the name only where its owner shows it, and
 * never an email address: the holder is identified by the certificate alone. `statusIndex`: its place in the status
 * lists.
 */
export function credentialOf(row: CertificateRow, statusIndex: number, locale: Locale) {
  const { number, grade, name, isNameShown, right, passedAt, digest } = row;
  const id = credentialId(number);
  const given = achievement(grade, locale);
  return {
    '@context': contexts,
    id,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: given.name,
    issuer,
    validFrom: iso(passedAt),
    credentialSubject: {
      id: `${id}#holder`,
      type: ['AchievementSubject'],
      ...(isNameShown && {
        identifier: [{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }],
      }),
      achievement: given,
      result: [{ type: ['Result'], resultDescription: given.resultDescription[0]!.id, value: String(right) }],
    },
    // Hash of the seed, the problems and the answers of the sitting (RFC 6920).
    evidence: [{ id: `ni:///sha-256;${digest}`, type: ['Evidence'] }],
    credentialStatus: statusOf(statusIndex),
  };
}

/** Where verifiers find whether it was revoked (W3C Bitstring Status List 1.0). */
function statusOf(statusIndex: number) {
  const list = statusListId(Math.floor(statusIndex / listSize));
  const place = String(statusIndex % listSize);
  return {
    id: `${list}#${place}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: place,
    statusListCredential: list,
  };
}

type Signed = {
  id: string;
  validFrom: string;
  validUntil?: string;
  credentialSubject: { id: string; [field: string]: unknown };
  [field: string]: unknown;
};

/** Signs a credential as a JWT in the form that the standard's verifiers read: the header has the address of the public key. */
export async function signAsJwt(payload: Payload, credential: Signed): Promise<string> {
  const { privateKey, thumbprint } = await credentialKey(payload);
  const jwt = new SignJWT(credential)
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid: site + pathOf(operations.key, { thumbprint }) })
    .setIssuer(issuerId)
    .setJti(credential.id)
    .setSubject(credential.credentialSubject.id)
    .setNotBefore(new Date(credential.validFrom));
  if (credential.validUntil) jwt.setExpirationTime(new Date(credential.validUntil));
  return jwt.sign(privateKey);
}
