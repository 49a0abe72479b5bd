import { codeLetter } from '@/platform/kernel/mail/code-letter';

export const otp = codeLetter('otp');
