import { accountLetter } from './account-letter';

export const accountDeleted = accountLetter('accountDeleted');
