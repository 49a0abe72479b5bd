import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BlockList } from '@/components/pages/block-list';
import { CatalogueJsonLd } from '@/components/catalogue/list/catalogue-json-ld';
import { CataloguePage } from '@/components/catalogue/list/catalogue-page';
import { PageLanguages } from '@/components/pages/page-languages';
import { listCards, localesWithPage } from '@/lib/catalogue/reads';
import { heroShareImage } from '@/lib/pages/hero-share';
import { findPage } from '@/lib/pages/reads';
import { feedPath } from '@/lib/feeds/feed-address';
import { isProductType } from '@/lib/catalogue/product-type';
import { pageMetadata, siteUrl } from '@/lib/site/page-metadata';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

/** Which part of the list an address shows: /courses, /courses/page/2, /courses/type/vip, /courses/type/vip/page/2. */
type Props = { params: Promise<{ type?: string; page?: string }> };

/** The first page has no number in its address; beyond the end nothing is found. */
async function read(params: Props['params']) {
  const { type = null, page: number } = await params;
  if (type !== null && !isProductType(type)) notFound();
  if (number !== undefined && !/^(?!1$)[1-9]\d{0,3}$/.test(number)) notFound();
  const list = type ? `courses/type/${type}` : 'courses';
  const page = Number(number ?? 1);
  return { type, page, path: number ? `${list}/page/${page}` : list, availableIn: await localesWithPage(type, page) };
}

export async function generateMetadata({ params }: Props) {
  const [{ type, page, path, availableIn }, t, written, locale] = await Promise.all([
    read(params),
    getTranslations('courses'),
    findPage('courses'),
    pageLocale(),
  ]);
  const name = type ? t(`type.${type}`) : (written?.title ?? t('title'));
  const description = type ? t('typeDescription', { type: name }) : (written?.lead ?? '');
  return pageMetadata({
    path,
    title: page > 1 ? `${name} (${t('page', { page })})` : name,
    description: page > 1 ? t('pageDescription', { title: name, page }) : description,
    availableIn,
    image: written ? heroShareImage('pages', locale, 'courses', written.blocks) : undefined,
    types: { 'application/ld+json': siteUrl(feedPath({ locale, page: 1, form: 'jsonld' })) },
  });
}

/** The list, and on its first page what staff composed below it. */
export default async function Courses({ params }: Props) {
  const { type, page, path, availableIn } = await read(params);
  const written = type === null && page === 1 ? await findPage('courses') : null;
  const cards = await listCards(type, page);
  // A shop without products still has its first page.
  if (cards.items.length === 0 && (type !== null || page > 1)) notFound();
  return (
    <>
      <CataloguePage type={type} page={page} cards={cards} />
      {written && <BlockList blocks={written.blocks} period={written} />}
      <CatalogueJsonLd items={cards.items} />
      <PageLanguages path={path} availableIn={availableIn} />
    </>
  );
}
