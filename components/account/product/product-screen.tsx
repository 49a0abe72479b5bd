'use client';

import { useTranslations } from 'next-intl';
import { Cover } from '@/components/go/cover';
import { EmptyState } from '@/components/ui/empty-state';
import { useCms } from '@/lib/api/cms-queries';
import type { CmsCourse } from '@/lib/contract/cms';
import type { Product } from '@/lib/contract/ecommerce';
import { useProducts } from '@/lib/api/ecommerce-queries';
import { Loaded } from '@/components/account/shell/loaded';
import { useAccountSite } from '@/components/account/shell/account-context';
import { ProductActions } from './product-actions';
import { Screen } from '@/components/account/shell/screen';

/** A product in short, to be put into the cart, bought or, when it costs nothing, taken at once. */
export default function ProductScreen({ id }: { id: string }) {
  const t = useTranslations('account.product');
  const { locale } = useAccountSite();
  const products = useProducts();
  const copies = useCms('courses', locale, { code: id });
  const copy = copies.data?.[0];
  return (
    <Screen key={copy?.title ?? ''} title={copy?.title ?? t('title')}>
      <Loaded query={{ ...products, isPending: products.isPending || copies.isPending }} skeleton="h-80">
        {(all) => {
          const product = all.find((candidate) => candidate.id === id && candidate.isActive[locale]);
          if (product && copy) return <ProductCard product={product} copy={copy} />;
          return (
            <EmptyState title={t('missing')}>
              <a href={`/${locale}/courses`} className="btn btn-primary mt-2">
                {t('toCourses')}
              </a>
            </EmptyState>
          );
        }}
      </Loaded>
    </Screen>
  );
}

function ProductCard({ product, copy }: { product: Product; copy: CmsCourse }) {
  const t = useTranslations('account.product');
  const { locale } = useAccountSite();
  const { gradeFrom, gradeTo, lessonCount } = product;
  const facts = [
    gradeFrom && gradeTo && (gradeFrom === gradeTo ? `G${gradeFrom}` : `G${gradeFrom}–G${gradeTo}`),
    lessonCount && t('lessons', { count: lessonCount }),
    product.requiresShipping && t('shipped'),
  ].filter((fact) => typeof fact === 'string');
  return (
    <div className="grid items-start gap-6 md:grid-cols-[1fr_380px] md:gap-10">
      <div className="grid gap-5">
        {facts.length > 0 && (
          <ul className="flex flex-wrap gap-2">
            {facts.map((fact) => (
              <li key={fact} className="chip">
                {fact}
              </li>
            ))}
          </ul>
        )}
        <p className="prose-width text-lg text-ink-2">{copy.summary}</p>
        {copy.outcomes.length > 0 && (
          <ul className="grid gap-2">
            {copy.outcomes.map((outcome) => (
              <li key={outcome} className="flex gap-3">
                <span aria-hidden="true" className="mt-2.5 size-2.5 flex-none rounded-full bg-jade" />
                {outcome}
              </li>
            ))}
          </ul>
        )}
        <a href={`/${locale}/courses/${product.id}`} className="link justify-self-start">
          {t('details')}
        </a>
      </div>
      <div className="card grid overflow-hidden">
        <Cover position={product.cover} ratio={1.6} />
        <ProductActions product={product} />
      </div>
    </div>
  );
}
