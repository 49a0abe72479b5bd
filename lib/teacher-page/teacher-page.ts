import { hasAddress } from '@/lib/kernel/text/address-in-text';
import type { Locale } from '@/lib/kernel/locale';
import { hasTelephone } from '@/lib/kernel/person/person-name';
import { cleanText, seenText } from '@/lib/kernel/text/plain-text';

/** A teacher's public page (docs/product.md, "A teacher's page"). */
export const maxPageNameLength = 60;
export const maxAboutLength = 2_000;
export const maxLineLength = 300;

/** The texts of a page in one language: who teaches; where, when and which classes, as free text. */
export type PageTexts = { about: string; places: string; hours: string; classes: string };
export type PageContent = Partial<Record<Locale, PageTexts>>;

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const isPageSlug = (typed: string): boolean => typed.length >= 3 && typed.length <= 40 && slug.test(typed);

/** Plain text of a person for whom the school does not speak: no address and no telephone number, since contact goes through the school. */
export const asPublicText = (typed: string): string => cleanText(typed).trim();
export const isPublicText = (text: string): boolean =>
  !hasAddress(text) && !hasTelephone(seenText(text), { dates: true });

/** Chosen languages that can be shown because they have a text. */
export const shownLanguages = (chosen: readonly Locale[], content: PageContent): Locale[] =>
  chosen.filter((locale) => Boolean(content[locale]?.about));
