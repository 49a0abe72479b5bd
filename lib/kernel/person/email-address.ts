/** Normalises an email address for storage and comparison; all spellings of it belong to one person. */
export const normalEmail = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();
