import { accountEmail } from '@/platform/kernel/mail/account-letter';

export const emailChanged = accountEmail('emailChanged');
