import { getTranslations } from 'next-intl/server';
import { searchKinds } from '@/lib/search/shapes';
import { hrefFor } from '@/lib/kernel/links/href';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { textsFor } from '@/lib/kernel/i18n/texts-for';
import { SearchButton } from './search-button';
import { searchLabelKeys } from './search-labels';

/** Links that are shown before a question and when nothing is found. */
const helpful = [
  { to: 'courses', label: 'courses' },
  { to: 'TrialCourse', label: 'trial' },
  { to: 'faq', label: 'faq' },
  { to: 'branches', label: 'branches' },
] as const;

/** Search over the whole shop: a button whose code for the dialog is loaded on hover or focus. */
export async function SiteSearch() {
  const [t, locale] = await Promise.all([getTranslations('layout.search'), pageLocale()]);
  const blanks = { count: '{count}', question: '{question}' };
  const labels = {
    ...textsFor(searchLabelKeys, (key) => t(key, blanks)),
    kinds: textsFor(searchKinds, (kind) => t(`kinds.${kind}`)),
  };
  const links = helpful.map(({ to, label }) => ({ href: hrefFor(locale, to), label: t(`links.${label}`) }));
  return <SearchButton locale={locale} labels={labels} links={links} />;
}
