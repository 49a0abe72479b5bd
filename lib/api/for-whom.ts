/** Somebody of the account: the id of a learner; null: its holder, or nobody who is logged in. */
export type Learner = string | null;

/** As operations are told it. */
export const forWhom = (learner: Learner) => (learner === null ? {} : { learner });
