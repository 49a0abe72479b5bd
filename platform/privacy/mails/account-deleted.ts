import { accountEmail } from '@/platform/kernel/mail/account-email';

export const accountDeleted = accountEmail('accountDeleted');
