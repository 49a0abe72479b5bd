import * as z from 'zod';
import { localeSchema } from '@/lib/kernel/api/shapes';
import { locales, type Locale } from '@/lib/kernel/locale';

/** Shapes that several kinds of data share. */

export const text = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), 'begins or ends with a space');

/** A value in exactly these languages. */
export const inLanguages = <Each extends z.ZodType>(each: Each, languages: readonly Locale[] = locales) =>
  z.strictObject(Object.fromEntries(languages.map((locale) => [locale, each])) as Record<Locale, Each>);

export const localized = inLanguages(text);
export type Localized = z.output<typeof localized>;
export type LocalizedList = Record<Locale, string[]>;

export const languages = z.array(localeSchema);
export const grade = z.number().int().min(1).max(19);

type Context = { addIssue: (issue: { code: 'custom'; path: PropertyKey[]; message: string }) => void };
/** Reports the issues of a part as issues of the whole. */
export const passOn = (ctx: Context, { issues }: z.ZodError) => {
  for (const { path, message } of issues) ctx.addIssue({ code: 'custom', path, message });
  return z.NEVER;
};

/** One of two schemas, chosen by the value, so that issues are reported for the intended one. */
export const either = <A, B>(isFirst: (value: unknown) => boolean, first: z.ZodType<A>, second: z.ZodType<B>) =>
  z.unknown().transform((value, ctx): A | B => {
    const { data, error } = (isFirst(value) ? first : second).safeParse(value);
    return error ? passOn(ctx, error) : (data as A | B);
  });

export const isText = (value: unknown) => typeof value === 'string';

/** The name of an entry elsewhere in the data; returns that entry. */
export const nameOf = <T>(all: Readonly<Record<string, T>>, kind: string) =>
  z.string().transform((name, ctx): T => {
    if (Object.hasOwn(all, name)) return all[name]!;
    ctx.addIssue(`no ${kind} is called ${name}`);
    return z.NEVER;
  });
