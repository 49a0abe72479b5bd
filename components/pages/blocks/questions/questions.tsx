import { getTranslations } from 'next-intl/server';
import { FaqList } from '@/components/pages/faq/faq-list';
import { Question } from '@/components/ui/text/question';
import type { BlockOf } from '@/lib/pages/blocks';
import type { Faq } from '@/lib/pages/cms-contract';
import { listFaqs } from '@/lib/pages/editorial';
import { Link } from '@/lib/kernel/links/link';
import { BlockSection } from '../frame/block-section';

const shownOfMixed = 6;

/** Questions and answers of the FAQ, if there are any; all of them are shown with a search. */
export async function Questions({ block }: { block: BlockOf<'questions'> }) {
  const [t, faqs] = await Promise.all([getTranslations('blocks'), listFaqs()]);
  if (block.show === 'all') return <FaqList faqs={faqs} />;
  const picked = pick(block, faqs);
  if (picked.length === 0) return null;
  return (
    <BlockSection block={block}>
      <div className="mt-8 grid items-start gap-2 text-ink lg:grid-cols-2">
        {picked.map((faq) => (
          <Question key={faq.slug} {...faq} />
        ))}
      </div>
      <p className="mt-6">
        <Link to="faq" className="link font-bold">
          {t('allQuestions')}
        </Link>
      </p>
    </BlockSection>
  );
}

/** The chosen ones, in that order; those of a group; or the first of each group, so that parents, learners and teachers each find one. */
function pick({ show, faqSlugs, groupCode }: BlockOf<'questions'>, faqs: readonly Faq[]): Faq[] {
  if (show === 'picked') return faqSlugs.flatMap((slug) => faqs.find((faq) => faq.slug === slug) ?? []);
  if (show === 'group') return faqs.filter((faq) => faq.groupCode === groupCode);
  const groups = [...new Set(faqs.map((faq) => faq.groupCode))];
  return groups.flatMap((group) => faqs.find((faq) => faq.groupCode === group) ?? []).slice(0, shownOfMixed);
}
