/** A mail address as it is kept and compared; no two spellings of it are two people's. */
export const normalEmail = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();
