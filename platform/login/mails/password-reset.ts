import { codeEmail } from '@/platform/kernel/mail/code-letter';

export const passwordReset = codeEmail('passwordReset');
