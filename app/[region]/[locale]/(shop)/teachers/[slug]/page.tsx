import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageLanguages } from '@/components/pages/page-languages';
import { TeacherJsonLd } from '@/components/teacher-page/teacher-json-ld';
import { TeacherPageView } from '@/components/teacher-page/teacher-page-view';
import { readTeacher, readTeachers } from '@/lib/teacher-page/reads';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { pageMetadata } from '@/lib/site/page-metadata';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

export async function generateStaticParams() {
  const { items } = await readTeachers(defaultLocale, 1);
  return items.length > 0 ? items.map(({ slug }) => ({ slug })) : [{ slug: 'none' }];
}

type Props = { params: Promise<{ slug: string }> };

async function read(params: Props['params']) {
  const teacher = (await readTeacher((await params).slug, await pageLocale())) ?? notFound();
  return { teacher, path: `teachers/${teacher.slug}`, availableIn: teacher.languages };
}

export async function generateMetadata({ params }: Props) {
  const [t, { teacher, ...place }] = await Promise.all([getTranslations('teachers'), read(params)]);
  const { name, places } = teacher;
  const description = places
    ? t('descriptionIn', { name, places: places.replaceAll('\n', ' ') })
    : t('description', { name });
  return pageMetadata({ ...place, title: t('heading', { name }), description });
}

/** A partner teacher's own page, e.g. /teachers/lin-mei. */
export default async function Teacher({ params }: Props) {
  const { teacher, ...place } = await read(params);
  return (
    <>
      <TeacherPageView teacher={teacher} />
      <TeacherJsonLd teacher={teacher} />
      <PageLanguages {...place} />
    </>
  );
}
