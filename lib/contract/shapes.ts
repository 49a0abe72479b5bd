import * as z from 'zod';
import { locales } from '../domain/locale';

/** Shapes that several APIs speak of. */
export const localeSchema = z.enum(locales);
export const integer = z.number().int();
/** What is said in words comes in this language. */
export const inLocale = z.object({ locale: localeSchema.optional() });
export const doneSchema = z.object({ done: z.literal(true) });

/** Fields that are plain text. */
export const texts = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, z.string()])) as Record<Name, z.ZodString>;
