import { accountEmail } from '@/platform/kernel/mail/account-letter';

export const accountDeleted = accountEmail('accountDeleted');
