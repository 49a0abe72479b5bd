import { accountEmail } from '@/platform/kernel/mail/account-letter';

export const passwordChanged = accountEmail('passwordChanged');
