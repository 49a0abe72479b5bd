/** Rows of a list per page. */
export const pageLength = 50;
export type Paged<Item> = { items: Item[]; pages: number; count: number };
export const pagesOf = (count: number, length = pageLength): number => Math.max(1, Math.ceil(count / length));

/** A LIKE pattern for values that contain this text, with special characters escaped. */
export const containing = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
