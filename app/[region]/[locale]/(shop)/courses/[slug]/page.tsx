import { notFound, permanentRedirect } from 'next/navigation';
import { CoursePage } from '@/components/catalogue/detail/course-page';
import { ProductJsonLd } from '@/components/catalogue/detail/product-json-ld';
import { PageLanguages } from '@/components/pages/page-languages';
import { findCourse, languagesOfCourse, listCards, type CatalogueItem } from '@/lib/catalogue/reads';
import { env } from '@/lib/kernel/env';
import { hrefFor } from '@/lib/kernel/links/href';
import { pageMetadata } from '@/lib/site/page-metadata';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

type Props = { params: Promise<{ slug: string }> };

/** One product is built to prove the page; the others are made at their first visit and cached. */
export async function generateStaticParams() {
  const { items } = await listCards(null, 1);
  return [{ slug: items[0]?.id ?? 'combo-05' }];
}

/** Redirects a known slug in another letter case to the right one; an unknown slug is not found. */
async function read(params: Props['params']) {
  const { slug } = await params;
  const item = await findCourse(slug);
  if (!item) notFound();
  if (item.id !== slug) permanentRedirect(hrefFor(await pageLocale(), `courses/${item.id}`));
  return item;
}

/** The photograph of physical goods where there is one, else the share card. */
const imageOf = ({ id, type, copy }: CatalogueItem) =>
  (type === 'physicalGood' && copy.image?.src) || `/share/${id}.png`;

export async function generateMetadata({ params }: Props) {
  const item = await read(params);
  return pageMetadata({
    path: `courses/${item.id}`,
    title: item.copy.title,
    description: item.copy.summary,
    availableIn: await languagesOfCourse(item),
    image: imageOf(item),
  });
}

export default async function Course({ params }: Props) {
  const item = await read(params);
  return (
    <>
      <CoursePage item={item} />
      <ProductJsonLd item={item} image={new URL(imageOf(item), env.SITE_URL).href} />
      <PageLanguages path={`courses/${item.id}`} availableIn={await languagesOfCourse(item)} />
    </>
  );
}
