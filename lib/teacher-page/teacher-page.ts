import { hasAddress } from '@/lib/kernel/text/address-in-text';
import type { Locale } from '@/lib/kernel/locale';
import { hasTelephone } from '@/lib/kernel/person/person-name';
import { cleanText, seenText } from '@/lib/kernel/text/plain-text';

/** A teacher's public page (docs/product.md, "A teacher's page"). */
export const maxPageNameLength = 60;
export const maxAboutLength = 2_000;
export const maxLineLength = 300;

/** What is said in a language: who teaches; where, when and which classes, each as it likes to be written. */
export type PageWords = { about: string; places: string; hours: string; classes: string };
export type PageContent = Partial<Record<Locale, PageWords>>;

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const isPageSlug = (typed: string): boolean => typed.length >= 3 && typed.length <= 40 && slug.test(typed);

/** Plain words of somebody whom the school does not speak for: no address and no telephone, for contact leads through the school. */
export const asPublicText = (typed: string): string => cleanText(typed).trim();
export const isPublicText = (text: string): boolean =>
  !hasAddress(text) && !hasTelephone(seenText(text), { dates: true });

/** Languages that were chosen and can be shown: something is said in them. */
export const shownLanguages = (chosen: readonly Locale[], content: PageContent): Locale[] =>
  chosen.filter((locale) => Boolean(content[locale]?.about));
