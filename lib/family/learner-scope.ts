/** Somebody of the account: the id of a learner; null: its holder, or nobody who is logged in. */
export type Learner = string | null;

/** The parameter by which an operation is told whose it is. */
export const learnerScope = (learner: Learner) => (learner === null ? {} : { learner });
