import * as z from 'zod';
import { integer } from './shapes';

/** The page number of a paged list, from 1. */
export const pageOfList = { page: z.coerce.number().int().min(1).max(10_000).default(1) };

/** One page of a list, with the number of pages and of all rows. */
export const paged = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), pages: integer, count: integer });
