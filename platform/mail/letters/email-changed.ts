import { accountLetter } from './account-letter';

export const emailChanged = accountLetter('emailChanged');
