import { codeLetter } from '@/platform/kernel/mail/code-letter';

export const passwordReset = codeLetter('passwordReset');
