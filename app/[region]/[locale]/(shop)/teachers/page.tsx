import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageLanguages } from '@/components/pages/page-languages';
import { TeacherList, teachersPath } from '@/components/teacher-page/teacher-list';
import { languagesOfTeachers, readTeachers } from '@/lib/teacher-page/reads';
import { pageMetadata } from '@/lib/site/page-metadata';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

/** A list without teachers is not found, and it is empty at first, so the check of its static shell in development is off. */
export const instant = false;

type Props = { params: Promise<{ page?: string }> };

async function read(params: Props['params']) {
  const { page: asked = '1' } = await params;
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : notFound();
  const { items, pages, count } = await readTeachers(await pageLocale(), page);
  if (count === 0 || page > pages) notFound();
  return { teachers: items, page, pages, path: teachersPath(page), availableIn: await languagesOfTeachers(page) };
}

export async function generateMetadata({ params }: Props) {
  const [t, { path, availableIn }] = await Promise.all([getTranslations('teachers'), read(params)]);
  return pageMetadata({ path, title: t('title'), description: t('lead'), availableIn });
}

/** Partner teachers who have a page, e.g. /teachers and /teachers/page/2. */
export default async function Teachers({ params }: Props) {
  const { path, availableIn, ...list } = await read(params);
  return (
    <>
      <TeacherList {...list} />
      <PageLanguages path={path} availableIn={availableIn} />
    </>
  );
}
