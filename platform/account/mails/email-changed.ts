import { accountLetter } from '@/platform/kernel/mail/account-letter';

export const emailChanged = accountLetter('emailChanged');
