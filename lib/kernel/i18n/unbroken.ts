/** A date or a time whose parts no line tears from each other: a line is broken before a clock time alone. */
export const unbroken = (date: string): string => date.replace(/ (?!\d+:)/g, '\u00a0');
