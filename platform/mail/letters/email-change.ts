import { codeLetter } from './code-letter';

export const emailChange = codeLetter('emailChange');
