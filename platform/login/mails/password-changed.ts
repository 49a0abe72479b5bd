import { accountLetter } from '@/platform/kernel/mail/account-letter';

export const passwordChanged = accountLetter('passwordChanged');
