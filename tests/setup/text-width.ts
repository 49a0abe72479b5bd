/** Width of a text in a list of emails, in Latin letters; a mail client shows about 60 of a subject. */
export const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2E80' ? 2 : 1), 0);
