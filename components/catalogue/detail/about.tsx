import { getTranslations } from 'next-intl/server';
import { Stone } from '@/components/go/stone';
import { RichText } from '@/components/ui/text/rich-text';
import type { CatalogueItem } from '@/lib/catalogue/reads';
import { freeExamProduct } from '@/lib/catalogue/exam-product';
import { pricesOf } from '@/lib/kernel/money';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

/** What the product is, for whom, its learning goals, and details of its kind. */
export async function About({ item }: { item: CatalogueItem }) {
  const t = await getTranslations('course');
  const { copy } = item;
  return (
    <>
      <section aria-labelledby="about">
        <h2 id="about">{t('about')}</h2>
        <RichText html={copy.description} className="mt-3" />
      </section>
      {copy.targetAudience && (
        <section aria-labelledby="audience">
          <h2 id="audience">{t('audience')}</h2>
          <p className="prose-width mt-3 whitespace-pre-line">{copy.targetAudience}</p>
        </section>
      )}
      {copy.outcomes.length > 0 && (
        <section aria-labelledby="outcomes">
          <h2 id="outcomes">{t('outcomes')}</h2>
          <ul className="mt-4 grid gap-3 sm:grid-cols-2">
            {copy.outcomes.map((outcome, index) => (
              <li key={outcome} className="flex gap-3">
                <Stone small color={index % 2 ? 'white' : 'black'} className="mt-1" />
                {outcome}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** How it is used once bought, and details of its kind. */
export async function Practicalities({ item }: { item: CatalogueItem }) {
  const [t, locale] = await Promise.all([getTranslations('course'), pageLocale()]);
  const { copy } = item;
  // The free exam is open to every member: it needs no claim.
  const isClaimed = pricesOf(item, locale)?.sell.amount === 0 && item.id !== freeExamProduct;
  const notes = [copy.infomation, t(`note.${isClaimed ? 'free' : item.type}`), copy.specialContent].filter(Boolean);
  return (
    <section aria-labelledby="practical">
      <h2 id="practical">{t('practical')}</h2>
      {notes.map((note) => (
        <p key={note} className="prose-width mt-3 whitespace-pre-line">
          {note}
        </p>
      ))}
    </section>
  );
}
