import { asc, eq } from '@payloadcms/db-postgres/drizzle';
import { defaultLocale, type Locale } from '@/lib/kernel/i18n/locales';
import {
  request_settings as settings,
  request_settings_locales as settingsIn,
  request_settings_texts as settingsTexts,
} from '@/platform/payload-generated-schema';
import type { Database } from '@/platform/kernel/database/database';

type ApplicationSettings = typeof settings.$inferSelect;

/** The school's settings for applications (the back office's global of that name); null before they are first saved. */
export async function applicationSettings(db: Database): Promise<ApplicationSettings | null> {
  const [row] = await db.select().from(settings).limit(1);
  return row ?? null;
}

/** The bank account for transfers, in a language or else the school's own. */
export async function bankDetails(db: Database, locale: Locale): Promise<string> {
  const copies = await db.select().from(settingsIn);
  const copyIn = (wanted: Locale) => copies.find(({ _locale }) => _locale === wanted)?.bankDetails;
  return copyIn(locale) || copyIn(defaultLocale) || '';
}

/** Codes of the products that a teaching partner is given for the year. */
export async function teachingProducts(db: Database): Promise<string[]> {
  const found = await db
    .select({ text: settingsTexts.text })
    .from(settingsTexts)
    .innerJoin(settings, eq(settings.id, settingsTexts.parent))
    .where(eq(settingsTexts.path, 'teachingProducts'))
    .orderBy(asc(settingsTexts.order));
  return found.flatMap(({ text }) => text ?? []);
}
