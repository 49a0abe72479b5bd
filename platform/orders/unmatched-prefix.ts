/** Keys of unmatched payments: those nobody asked for. */
export const unmatchedPrefix = 'stray:';
