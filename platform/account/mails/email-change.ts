import { codeEmail } from '@/platform/kernel/mail/code-email';

export const emailChange = codeEmail('emailChange');
