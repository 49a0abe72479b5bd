import { getTranslations } from 'next-intl/server';
import { Question } from '@/components/ui/question';
import { listFaqs } from '@/lib/data/editorial';
import { Link } from '@/lib/i18n/link';
import { Section } from './section';

const shown = 6;

/** The first questions of different groups, so that parents, learners and teachers each find theirs. */
export async function Questions() {
  const [t, faqs] = await Promise.all([getTranslations('home'), listFaqs()]);
  const groups = [...new Set(faqs.map((faq) => faq.group))];
  const picked = groups.flatMap((group) => faqs.find((faq) => faq.group === group) ?? []).slice(0, shown);
  if (picked.length === 0) return null;
  return (
    <Section name="questions" tinted>
      <div className="mt-8 grid items-start gap-2 lg:grid-cols-2">
        {picked.map((faq) => (
          <Question key={faq.slug} {...faq} />
        ))}
      </div>
      <p className="mt-6">
        <Link to="faq" className="link font-bold">
          {t('questions.all')}
        </Link>
      </p>
    </Section>
  );
}
