import { accountEmail } from '@/platform/kernel/mail/account-email';

export const emailChanged = accountEmail('emailChanged');
