/** Pieces of one product in a cart. */
export const maxOfOne = 99;
/** Lines of a cart. */
export const maxLines = 50;
