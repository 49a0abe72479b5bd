import { notFound } from 'next/navigation';
import { BlockList } from '@/components/blocks/block-list';
import { PageLanguages } from '@/components/layout/page-languages';
import { heroShareImage } from '@/lib/data/hero-share';
import { findPage, languagesOfPage, readPages } from '@/lib/data/pages';
import { isEnded } from '@/lib/data/period-now';
import { homeSlug } from '@/lib/i18n/home-slug';
import { defaultLocale } from '@/lib/i18n/locales';
import { pageMetadata } from '@/lib/i18n/metadata';
import { pageLocale } from '@/lib/i18n/page-locale';

export async function generateStaticParams() {
  const pages = await readPages(defaultLocale);
  return pages.filter(({ slug }) => slug !== homeSlug).map(({ slug }) => ({ page: slug }));
}

type Props = { params: Promise<{ page: string }> };

async function read(params: Props['params']) {
  const { page: path } = await params;
  const page = (path !== homeSlug && (await findPage(path))) || notFound();
  return { page, path, availableIn: await languagesOfPage(path) };
}

export async function generateMetadata({ params }: Props) {
  const { page, ...place } = await read(params);
  const { title, lead, isHiddenFromSearch, slug, blocks } = page;
  return pageMetadata({
    ...place,
    title,
    description: lead,
    image: heroShareImage('pages', await pageLocale(), slug, blocks),
    ended: isHiddenFromSearch || (await isEnded(page)),
  });
}

/** A page as staff composed it in the back office, e.g. /parents. */
export default async function ComposedPage({ params }: Props) {
  const { page, ...place } = await read(params);
  return (
    <>
      <BlockList blocks={page.blocks} period={page} />
      <PageLanguages {...place} />
    </>
  );
}
