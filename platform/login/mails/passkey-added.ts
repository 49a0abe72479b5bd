import { accountEmail } from '@/platform/kernel/mail/account-letter';

export const passkeyAdded = accountEmail('passkeyAdded');
