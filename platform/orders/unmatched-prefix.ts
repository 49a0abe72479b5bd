/** Prefix of the keys of unmatched payments: money that was not requested. */
export const unmatchedPrefix = 'stray:';
