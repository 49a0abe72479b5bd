/** A title in each language it was written in, by locale. */
export type Titles = Partial<Record<string, string>>;
