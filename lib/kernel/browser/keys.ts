/** Keys of the visitor's data in the browser's storage. The scripts in the head use them too. */
export const tokenKey = 'sente_token';
export const userKey = 'sente_user';
export const cartKey = 'sente_cart';
/** The account's cart at the last merge with this browser's cart. */
export const cartMetKey = 'sente_cart_met';
/** The visitor has hidden the contact button. */
export const contactKey = 'sente_contact';
/** The visitor's consent to analytics. */
export const consentKey = 'sente_consent';
/** Learning events that are not submitted yet: one entry for each event, of each account and learner. */
export const learnedKey = 'sente_learned';
/** The selected learner of the account in this browser. */
export const learnerKey = 'sente_learner';
/** Notebook reviews that are not submitted yet: one entry for each, of each account and learner. */
export const reviewedKey = 'sente_reviewed';
/** The IndexedDB database of levels for offline play; the same key in the storage marks that there are any. */
export const packsKey = 'sente_packs';
