import type { TeacherPageInput } from '@/lib/teacher-page/contract';
import {
  asPublicText,
  isPageSlug,
  isPublicText,
  maxAboutLength,
  maxLineLength,
  shownLanguages,
  type PageContent,
  type PageTexts,
} from '@/lib/teacher-page/teacher-page';
import type { Locale } from '@/lib/kernel/locale';
import { asName, isName } from '@/lib/kernel/person/person-name';

/** A teacher's page as it is being edited. */
export type Draft = { name: string; slug: string; isOn: boolean; languages: readonly Locale[]; content: PageContent };
export const noTexts: PageTexts = { about: '', places: '', hours: '', classes: '' };
export const textFields = ['about', 'places', 'hours', 'classes'] as const;
export const maxLengths = {
  about: maxAboutLength,
  places: maxLineLength,
  hours: maxLineLength,
  classes: maxLineLength,
};

type Fault = 'name' | 'slug' | 'address' | 'tooLong' | 'about' | 'languages';

/** The faults by field: 'slug', 'en-US.about'. */
export function faultsOf({ name, slug, isOn, languages, content }: Draft): Map<string, Fault> {
  const faults = new Map<string, Fault>();
  if (!isName(asName(name))) faults.set('name', 'name');
  if (!isPageSlug(slug)) faults.set('slug', 'slug');
  for (const [locale, texts] of Object.entries(content))
    for (const field of textFields) {
      const text = asPublicText(texts[field]);
      if (text.length > maxLengths[field]) faults.set(`${locale}.${field}`, 'tooLong');
      else if (!isPublicText(text)) faults.set(`${locale}.${field}`, 'address');
    }
  const shown = shownLanguages(languages, content);
  if (isOn) for (const locale of languages) if (!shown.includes(locale)) faults.set(`${locale}.about`, 'about');
  if (isOn && languages.length === 0) faults.set('languages', 'languages');
  return faults;
}

/** As it is sent: a language without texts is left out. */
export const inputOf = ({ content, ...draft }: Draft): TeacherPageInput => ({
  ...draft,
  languages: [...draft.languages],
  content: Object.fromEntries(
    Object.entries(content).filter(([, texts]) => textFields.some((field) => asPublicText(texts[field]) !== '')),
  ),
});
