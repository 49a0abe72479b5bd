import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { CatalogueJsonLd } from '@/components/catalogue/list/catalogue-json-ld';
import { CataloguePage } from '@/components/catalogue/list/catalogue-page';
import { PageLanguages } from '@/components/layout/page-languages';
import { listCards, localesWithPage } from '@/lib/data/catalogue';
import { isProductType, type ProductType } from '@/lib/domain/product-type';
import { pageMetadata } from '@/lib/i18n/metadata';

/** Which part of the list an address shows: /courses, /courses/page/2, /courses/type/vip, /courses/type/vip/page/2. */
export type ListParams = { type?: string; page?: string };

/** The first page has no number in its address; beyond the end nothing is found. */
function partOf({ type = null, page }: { type?: string | null; page?: string }): {
  type: ProductType | null;
  page: number;
} {
  if (type !== null && !isProductType(type)) notFound();
  if (page === undefined) return { type, page: 1 };
  if (!/^[1-9]\d{0,3}$/.test(page) || page === '1') notFound();
  return { type, page: Number(page) };
}

const pathOf = (type: ProductType | null, page: number) =>
  ['courses', ...(type ? ['type', type] : []), ...(page > 1 ? ['page', String(page)] : [])].join('/');

export async function listMetadata(params: ListParams) {
  const { type, page } = partOf(params);
  const [t, availableIn] = await Promise.all([getTranslations('courses'), localesWithPage(type, page)]);
  const name = type ? t(`type.${type}`) : t('title');
  const description = type ? t('typeDescription', { type: name }) : t('metaDescription');
  return pageMetadata({
    path: pathOf(type, page),
    title: page > 1 ? `${name} (${t('page', { page })})` : name,
    description: page > 1 ? t('pageDescription', { title: name, page }) : description,
    availableIn,
  });
}

export async function ListRoute({ params }: { params: ListParams }) {
  const { type, page } = partOf(params);
  const [cards, availableIn] = await Promise.all([listCards(type, page), localesWithPage(type, page)]);
  // An empty shop still has its first page.
  if (cards.items.length === 0 && (type !== null || page > 1)) notFound();
  return (
    <>
      <CataloguePage type={type} page={page} cards={cards} />
      <CatalogueJsonLd items={cards.items} />
      <PageLanguages path={pathOf(type, page)} availableIn={availableIn} />
    </>
  );
}
