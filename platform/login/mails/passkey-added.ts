import { accountEmail } from '@/platform/kernel/mail/account-email';

export const passkeyAdded = accountEmail('passkeyAdded');
