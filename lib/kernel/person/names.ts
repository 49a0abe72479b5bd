import * as z from 'zod';
import { asName, isName, isTitle } from './person-name';

const longest = 80;
const typed = (max: number) => z.string().max(max).transform(asName);

/**
 * A name that somebody gives, of themselves or of others: children, players, teams, schools, whom a shipment or a gift is for. The one rule for
 * all of them (docs/product.md, "Letters").
 */
export const nameSchema = (max = longest) => typed(max).pipe(z.string().min(1).refine(isName));

/** What somebody calls a class, a lesson, a homework: days may stand in it. */
export const titleSchema = (max: number) => typed(max).pipe(z.string().min(1).refine(isTitle));

/** One that may be left out: then it is empty. */
export const nameOrNone = (max = longest) => typed(max).pipe(z.string().refine((name) => name === '' || isName(name)));
