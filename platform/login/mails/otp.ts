import { codeEmail } from '@/platform/kernel/mail/code-letter';

export const otp = codeEmail('otp');
