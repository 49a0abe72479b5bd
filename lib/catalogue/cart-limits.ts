/** The most pieces of one product in a cart. */
export const maxOfOne = 99;
/** The most lines of a cart. */
export const maxLines = 50;
