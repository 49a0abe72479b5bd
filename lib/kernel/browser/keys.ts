/** Names under which the browser keeps what belongs to the visitor. The scripts in the head use them too. */
export const tokenKey = 'sente_token';
export const userKey = 'sente_user';
export const cartKey = 'sente_cart';
/** The account's cart when this browser's last met it. */
export const cartMetKey = 'sente_cart_met';
/** The contact window's button was put away. */
export const contactKey = 'sente_contact';
/** The answer to whether visits may be counted. */
export const consentKey = 'sente_consent';
/** What happened while learning and is not told yet: one entry for each event, of each account and learner. */
export const learnedKey = 'sente_learned';
/** Who of an account learns in this browser. */
export const learnerKey = 'sente_learner';
/** Reviews of the notebook that are not told yet: one entry for each, of each account and learner. */
export const reviewedKey = 'sente_reviewed';
/** The database of levels that are kept to be played without a line, and, under the same name in the storage, that there are any. */
export const packsKey = 'sente_packs';
