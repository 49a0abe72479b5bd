/** Puts non-breaking spaces into a date or time, so that a line breaks only before a clock time. */
export const unbroken = (date: string): string => date.replace(/ (?!\d+:)/g, '\u00a0');
