import { codeEmail } from '@/platform/kernel/mail/code-email';

export const passwordReset = codeEmail('passwordReset');
