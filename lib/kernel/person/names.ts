import * as z from 'zod';
import { asName, isName, isTitle } from './person-name';

const longest = 80;
const typed = (max: number) => z.string().max(max).transform(asName);

/**
 * A name that a user enters, of themselves or of others: children, players, teams, schools, recipients of shipments and gifts. One rule for
 * all of them (docs/product.md, "Letters").
 */
export const nameSchema = (max = longest) => typed(max).pipe(z.string().min(1).refine(isName));

/** The title of a class, a lesson or a homework: it may contain dates. */
export const titleSchema = (max: number) => typed(max).pipe(z.string().min(1).refine(isTitle));

/** An optional name; empty if absent. */
export const nameOrNone = (max = longest) => typed(max).pipe(z.string().refine((name) => name === '' || isName(name)));
