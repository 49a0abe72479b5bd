import { accountLetter } from './account-letter';

export const passkeyAdded = accountLetter('passkeyAdded');
