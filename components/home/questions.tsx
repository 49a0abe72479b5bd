import { getTranslations } from 'next-intl/server';
import type { Faq } from '@/lib/contract/cms';
import { Link } from '@/lib/i18n/link';
import { Section } from './section';

const shown = 6;

/** The first questions of different groups, so that parents, learners and teachers each find theirs. */
export async function Questions({ faqs }: { faqs: Faq[] }) {
  const t = await getTranslations('home');
  const groups = [...new Set(faqs.map((faq) => faq.group))];
  const picked = groups.flatMap((group) => faqs.find((faq) => faq.group === group) ?? []).slice(0, shown);
  if (picked.length === 0) return null;
  return (
    <Section id="questions-title" eyebrow={t('questions.eyebrow')} title={t('questions.title')} tinted>
      <div className="mt-8 grid items-start gap-2 lg:grid-cols-2">
        {picked.map((faq) => (
          <details key={faq.slug} className="card px-5 py-1 shadow-none">
            <summary className="flex min-h-12 cursor-pointer items-center justify-between gap-3 font-bold after:text-action after:content-['+']">
              {faq.question}
            </summary>
            <p className="pb-4 whitespace-pre-line text-ink-2">{faq.answer}</p>
          </details>
        ))}
      </div>
      <p className="mt-6">
        <Link to="faq" className="font-bold text-action underline underline-offset-4">
          {t('questions.all')}
        </Link>
      </p>
    </Section>
  );
}
