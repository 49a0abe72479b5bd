import { accountLetter } from '@/platform/kernel/mail/account-letter';

export const accountDeleted = accountLetter('accountDeleted');
