import { codeEmail } from '@/platform/kernel/mail/code-letter';

export const emailChange = codeEmail('emailChange');
