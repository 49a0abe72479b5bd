import { codeLetter } from './code-letter';

export const otp = codeLetter('otp');
