/** Rows of a list that are shown at once. */
export const pageLength = 50;
export type Paged<Item> = { items: Item[]; pages: number; count: number };
export const pagesOf = (count: number, length = pageLength): number => Math.max(1, Math.ceil(count / length));

/** A pattern of LIKE for what has this text in it, whatever signs it is of. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
