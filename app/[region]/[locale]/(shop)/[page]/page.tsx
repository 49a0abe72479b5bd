import { notFound } from 'next/navigation';
import { BlockList } from '@/components/pages/block-list';
import { PageJsonLd } from '@/components/pages/page-json-ld';
import { PageLanguages } from '@/components/pages/page-languages';
import { heroShareImage } from '@/lib/pages/hero-share';
import { findPage, languagesOfPage, readPages } from '@/lib/pages/reads';
import { isEnded } from '@/lib/kernel/cache/period-now';
import { hrefFor } from '@/lib/kernel/links/href';
import { homeSlug } from '@/lib/kernel/links/home-slug';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { pageMetadata } from '@/lib/site/page-metadata';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

export async function generateStaticParams() {
  const pages = await readPages(defaultLocale);
  return pages.filter(({ slug }) => slug !== homeSlug).map(({ slug }) => ({ page: slug }));
}

type Props = { params: Promise<{ page: string }> };

async function read(params: Props['params']) {
  const { page: path } = await params;
  const page = (path !== homeSlug && (await findPage(path))) || notFound();
  const locale = await pageLocale();
  const image = heroShareImage('pages', locale, path, page.blocks);
  return { page, image, href: hrefFor(locale, path), place: { path, availableIn: await languagesOfPage(path) } };
}

export async function generateMetadata({ params }: Props) {
  const { page, image, place } = await read(params);
  const { title, lead, isHiddenFromSearch } = page;
  return pageMetadata({
    ...place,
    title,
    description: lead,
    image,
    ended: isHiddenFromSearch || (await isEnded(page)),
  });
}

/** A page as staff composed it in the back office, e.g. /parents. */
export default async function ComposedPage({ params }: Props) {
  const { page, image, href, place } = await read(params);
  return (
    <>
      <BlockList blocks={page.blocks} period={page} />
      <PageJsonLd {...page} summary={page.lead} href={href} image={image} />
      <PageLanguages {...place} />
    </>
  );
}
