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

async function read(params: Props['params']) {
  const { page: path } = await params;
  const page = (await findEditorialPage(path)) ?? notFound();
  return { page, path, availableIn: await languagesOf('pages', path) };
}

export async function generateMetadata({ params }: Props) {
  const { page, ...place } = await read(params);
  return pageMetadata({ ...place, title: page.title, description: page.lead, ended: await isEnded(page) });
}

/** A page whose whole content is written in the back office, e.g. /parents. */
export default async function EditorialRoute({ params }: Props) {
  const [{ page, ...place }, t] = await Promise.all([read(params), getTranslations('editorial')]);
  return (
    <>
      <PageHeading title={page.title} lead={page.lead}>
        <PeriodNote period={page} />
      </PageHeading>
      <Sections sections={page.sections} contentsLabel={t('contents')} />
      <CallToAction page={place.path} />
      <PageLanguages {...place} />
    </>
  );
}
