import { accountLetter } from './account-letter';

export const passwordChanged = accountLetter('passwordChanged');
