import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageHeading } from '@/components/editorial/page-heading';
import { PeriodNote } from '@/components/editorial/period-note';
import { Sections } from '@/components/editorial/sections';
import { CallToAction } from '@/components/editorial/call-to-action';
import { PageLanguages } from '@/components/layout/page-languages';
import { findEditorialPage, isEnded, languagesOf } from '@/lib/data/editorial';
import { editorialPages } from '@/lib/i18n/pages';
import { pageMetadata } from '@/lib/i18n/metadata';

export function generateStaticParams() {
  return editorialPages.map((page) => ({ page }));
}

type Props = { params: Promise<{ page: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page: slug } = await params;
  const page = await findEditorialPage(slug);
  if (!page) return {};
  const [ended, availableIn] = await Promise.all([isEnded(page), languagesOf('pages', slug)]);
  return pageMetadata({ path: slug, title: page.title, description: page.lead, ended, availableIn });
}

/** A page whose whole content is written in the back office, e.g. /parents. */
export default async function EditorialRoute({ params }: Props) {
  const { page: slug } = await params;
  const [page, t] = await Promise.all([findEditorialPage(slug), getTranslations('editorial')]);
  if (!page) notFound();
  return (
    <>
      <PageHeading title={page.title} lead={page.lead}>
        <PeriodNote period={page} />
      </PageHeading>
      <Sections sections={page.sections} contentsLabel={t('contents')} />
      <CallToAction page={slug} />
      <PageLanguages path={slug} availableIn={await languagesOf('pages', slug)} />
    </>
  );
}
