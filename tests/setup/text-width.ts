/** How wide a text is in a list of mails, in Latin letters; a program shows some 60 of a subject. */
export const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + (sign > '\u2E80' ? 2 : 1), 0);
