import { canSupport, nobody } from '@/platform/kernel/back-office/access-rules';
import { titleOf, uniqueText } from '@/platform/kernel/back-office/fields/basic-fields';
import { noted } from '@/platform/kernel/back-office/note-changes';
import { hiddenTable, labels, serviceTable } from '@/platform/kernel/back-office/define-table';

/** Customers' bearer sessions. The token itself is never stored, only its hash. Deleting one signs that device out. */
const sessionTable = serviceTable({
  slug: 'sessions',
  title: 'username',
  labels: labels('Session', 'Sessions', '登入階段', '登录会话', 'セッション'),
  group: 'system',
  columns: ['username', 'lastSeenAt', 'expiresAt', 'revokedAt'],
  access: { read: canSupport, delete: canSupport },
  fields: [
    titleOf('username', 'user.username'),
    { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
    uniqueText('tokenHash', { hidden: true, access: { read: nobody } }),
    { name: 'expiresAt', type: 'date', required: true, index: true },
    { name: 'revokedAt', type: 'date' },
    { name: 'lastSeenAt', type: 'date' },
    // Browser and system in the owner's language ('Firefox · Android'); nothing that identifies a single device.
    { name: 'device', type: 'text' },
  ],
});

export const sessions = noted(sessionTable, []);

/** Single-use codes (login by mail, password reset). Only their hash is stored, and staff cannot read them. */
export const otps = hiddenTable('otps', [
  { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
  { name: 'codeHash', type: 'text', required: true, index: true },
  { name: 'purpose', type: 'select', required: true, options: ['login', 'passwordReset', 'emailChange'] },
  // The address that the code was mailed to, where it is to become the account's.
  { name: 'email', type: 'text' },
  { name: 'expiresAt', type: 'date', required: true, index: true },
  { name: 'usedAt', type: 'date' },
  { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
]);

/** Networks from which a name has logged in, as a hash of both: failed attempts from other networks do not lock these out. */
export const knownNetworks = hiddenTable('knownNetworks', [
  uniqueText('key'),
  { name: 'lastSeenAt', type: 'date', required: true, index: true },
]);

/** Public keys of customers' devices. */
export const passkeys = hiddenTable('passkeys', [
  { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
  uniqueText('credentialId'),
  { name: 'publicKey', type: 'text', required: true },
  { name: 'counter', type: 'number', required: true, defaultValue: 0 },
  { name: 'transports', type: 'json' },
  { name: 'name', type: 'text' },
  { name: 'lastUsedAt', type: 'date' },
]);

/** Challenges that a device has to sign once, to register a passkey or to log in. */
export const passkeyChallenges = hiddenTable('passkeyChallenges', [
  uniqueText('challenge'),
  { name: 'user', type: 'relationship', relationTo: 'users', index: true },
  { name: 'expiresAt', type: 'date', required: true, index: true },
]);
