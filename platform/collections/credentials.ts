import { canSupport, nobody } from '@/platform/access/rules';
import { titleOf, uniqueText } from './fields/basic';
import { hiddenTable, labels, serviceTable } from './tables';

/** Customers' bearer sessions. The token itself is never stored, only its hash. Deleting one signs that device out. */
export const sessions = serviceTable({
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
  ],
});

/** Single-use codes (login by mail, password reset). Nobody reads them: only their hash is kept. */
export const otps = hiddenTable('otps', [
  { name: 'user', type: 'relationship', relationTo: 'users', required: true, index: true },
  { name: 'codeHash', type: 'text', required: true, index: true },
  { name: 'purpose', type: 'select', required: true, options: ['login', 'passwordReset'] },
  { name: 'expiresAt', type: 'date', required: true, index: true },
  { name: 'usedAt', type: 'date' },
  { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
]);

/** From which networks somebody has logged in under a name, as a hash of both: strangers who guess elsewhere cannot lock these out. */
export const knownNetworks = hiddenTable('knownNetworks', [
  uniqueText('key'),
  { name: 'lastSeenAt', type: 'date', required: true, index: true },
]);
