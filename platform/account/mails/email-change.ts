import { codeLetter } from '@/platform/kernel/mail/code-letter';

export const emailChange = codeLetter('emailChange');
