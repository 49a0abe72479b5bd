import type * as z from 'zod';
import type { Locale } from '@/lib/kernel/i18n/locales';
import type { CalendarAttachment } from './calendar-attachment';
import type { EmailBody } from './email-layout';

/** The content of an email, and its attachment. */
export type WrittenEmail = EmailBody & { attachment?: CalendarAttachment | null };

/** Defines an email: the schema of its data, and the function that writes its content. */
export const defineEmail = <Schema extends z.ZodObject>(
  schema: Schema,
  write: (locale: Locale, data: z.output<Schema>) => WrittenEmail,
) => ({ schema, write });
