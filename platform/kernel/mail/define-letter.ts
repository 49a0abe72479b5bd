import type * as z from 'zod';
import type { Locale } from '@/lib/kernel/i18n/locales';
import type { CalendarAttachment } from './calendar-attachment';
import type { LetterBody } from './letter';

/** The content of an email, and its attachment. */
export type WrittenLetter = LetterBody & { attachment?: CalendarAttachment | null };

/** Defines an email: the schema of its data, and the function that writes its content. */
export const defineLetter = <Schema extends z.ZodObject>(
  schema: Schema,
  write: (locale: Locale, data: z.output<Schema>) => WrittenLetter,
) => ({ schema, write });
