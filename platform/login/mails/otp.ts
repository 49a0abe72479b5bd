import { codeEmail } from '@/platform/kernel/mail/code-email';

export const otp = codeEmail('otp');
