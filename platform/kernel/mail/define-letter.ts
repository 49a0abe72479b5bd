import type * as z from 'zod';
import type { Locale } from '@/lib/kernel/i18n/locales';
import type { CalendarAttachment } from './calendar-attachment';
import type { LetterBody } from './letter';

/** What a letter says, and a file that comes with it. */
export type WrittenLetter = LetterBody & { attachment?: CalendarAttachment | null };

/** A letter: what it has to be told, and what it says of that. */
export const defineLetter = <Schema extends z.ZodObject>(
  schema: Schema,
  write: (locale: Locale, data: z.output<Schema>) => WrittenLetter,
) => ({ schema, write });
