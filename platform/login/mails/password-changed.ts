import { accountEmail } from '@/platform/kernel/mail/account-email';

export const passwordChanged = accountEmail('passwordChanged');
