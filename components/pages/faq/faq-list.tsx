import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/site/json-ld';
import type { Faq } from '@/lib/pages/cms-contract';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { textsFor } from '@/lib/kernel/i18n/texts-for';
import { FaqSearch } from './faq-search';
import { faqLabelKeys } from './faq-labels';

/** Every question of the FAQ by group, with a search over them; each answer has an address of its own (#slug). */
export async function FaqList({ faqs }: { faqs: readonly Faq[] }) {
  const [t, locale] = await Promise.all([getTranslations('faq'), pageLocale()]);
  const blanks = { count: '{count}', question: '{question}' };
  const codes = [...new Set(faqs.map(({ groupCode }) => groupCode))];
  const groups = codes.map((code) => {
    const items = faqs.filter(({ groupCode }) => groupCode === code);
    return {
      code,
      name: items[0]?.group ?? '',
      items: items.map(({ slug, question, answer }) => ({ slug, question, answer })),
    };
  });
  const mainEntity = faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return (
    <>
      <FaqSearch groups={groups} locale={locale} labels={textsFor(faqLabelKeys, (key) => t(key, blanks))} />
      <JsonLd data={{ '@type': 'FAQPage', inLanguage: locale, mainEntity }} />
    </>
  );
}
