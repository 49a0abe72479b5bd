import { codeLetter } from './code-letter';

export const passwordReset = codeLetter('passwordReset');
