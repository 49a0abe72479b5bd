'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded, NothingYet } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { Cover } from '@/components/go/cover';
import { GoodPicture, isShown } from '@/components/catalogue/good-picture';
import { productQuery } from '@/lib/catalogue/queries';
import { useRead } from '@/lib/kernel/api/use-read';
import type { CmsCourse } from '@/lib/pages/cms-contract';
import type { Product } from '@/lib/catalogue/shapes';
import { gradeRange } from '@/lib/kernel/grades';
import { freeExamProduct } from '@/lib/catalogue/exam-product';
import { FreeExam } from './free-exam';
import { ProductActions } from './product-actions';

/** A product in short, to be put into the cart, bought (`?market=` at a partner's price) or, when it costs nothing, taken at once. */
export default function ProductScreen({ id, query: asked }: { id: string; query: URLSearchParams }) {
  const t = useTranslations('account.product');
  const { locale } = useAccount();
  const query = useRead(productQuery(locale, id));
  const title = query.data?.copy.title;
  return (
    <Screen key={title} title={title ?? t('title')}>
      <Loaded query={query} skeleton="h-80">
        {(product) =>
          product ? <ProductCard product={product} market={asked.get('market')} /> : <NothingYet title={t('missing')} />
        }
      </Loaded>
    </Screen>
  );
}

function ProductCard({ product, market }: { product: Product & { copy: CmsCourse }; market: string | null }) {
  const t = useTranslations('account.product');
  const { locale } = useAccount();
  const { copy, lessonCount } = product;
  const facts = [
    gradeRange(product),
    lessonCount && t('lessons', { count: lessonCount }),
    product.requiresShipping && t('shipped'),
  ].filter((fact) => typeof fact === 'string');
  return (
    <div className="grid items-start gap-6 md:grid-cols-[1fr_380px] md:gap-10">
      <div className="grid gap-5">
        <ul className="flex flex-wrap gap-2 empty:hidden">
          {facts.map((fact) => (
            <li key={fact} className="chip">
              {fact}
            </li>
          ))}
        </ul>
        <p className="prose-width text-lg text-ink-2">{copy.summary}</p>
        <ul className="grid gap-2 empty:hidden">
          {copy.outcomes.map((outcome) => (
            <li key={outcome} className="flex gap-3">
              <span aria-hidden="true" className="mt-2.5 size-2.5 flex-none rounded-full bg-jade" />
              {outcome}
            </li>
          ))}
        </ul>
        <a href={`/${locale}/courses/${product.id}`} className="link justify-self-start">
          {t('details')}
        </a>
      </div>
      <div className="card grid overflow-hidden">
        {isShown(product) ? (
          <GoodPicture
            item={product}
            sizes="(min-width: 768px) 380px, 100vw"
            className="aspect-4/3 w-full object-cover"
          />
        ) : (
          <Cover position={product.cover} />
        )}
        {product.id === freeExamProduct ? <FreeExam /> : <ProductActions product={product} market={market} />}
      </div>
    </div>
  );
}
