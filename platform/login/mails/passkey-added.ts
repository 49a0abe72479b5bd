import { accountLetter } from '@/platform/kernel/mail/account-letter';

export const passkeyAdded = accountLetter('passkeyAdded');
