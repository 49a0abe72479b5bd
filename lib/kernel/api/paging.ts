import * as z from 'zod';
import { integer } from './shapes';

/** A list in pages: which of them, from 1 on. */
export const pageOfList = { page: z.coerce.number().int().min(1).max(10_000).default(1) };

/** A list in pages: one of them, how many there are, and how many rows are on all of them. */
export const paged = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), pages: integer, count: integer });
