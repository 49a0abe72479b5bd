/** The id of a learner of the account; null: its holder, or no user is logged in. */
export type Learner = string | null;

/** The request parameter that names the learner. */
export const learnerScope = (learner: Learner) => (learner === null ? {} : { learner });
