import { getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/pages/breadcrumb';
import { SunHeader } from '@/components/ui/sun-header';
import type { TeacherCard } from '@/lib/teacher-page/contract';
import { Link } from '@/lib/kernel/links/link';
import { TeacherPhoto } from './teacher-photo';

export const teachersPath = (page: number): string => (page > 1 ? `teachers/page/${page}` : 'teachers');

type Props = { teachers: readonly TeacherCard[]; page: number; pages: number };

/** Partner teachers who have a page in this language. */
export async function TeacherList({ teachers, page, pages }: Props) {
  const t = await getTranslations('teachers');
  return (
    <>
      <SunHeader breadcrumb={<Breadcrumb above={[]} here={{ to: teachersPath(page), name: t('title') }} />}>
        <h1>{t('title')}</h1>
        <p className="prose-width text-[1.1rem] text-on-sun">{t('lead')}</p>
      </SunHeader>
      <div className="wrap py-10 md:py-14">
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {teachers.map(({ slug, name, about, places, picture }) => (
            <li key={slug} className="card flex gap-4 p-5">
              <TeacherPhoto picture={picture} name={name} className="size-20 text-4xl" />
              <div className="grid min-w-0 content-start gap-1">
                <h2 className="text-lg wrap-anywhere">
                  <Link to={`teachers/${slug}`} className="inline-block min-h-6 hover:underline">
                    {name}
                  </Link>
                </h2>
                {places && <p className="text-sm text-ink-2 wrap-anywhere">{places}</p>}
                <p className="line-clamp-3 wrap-anywhere">{about}</p>
              </div>
            </li>
          ))}
        </ul>
        {pages > 1 && (
          <nav aria-label={t('pages')} className="mt-8 flex flex-wrap items-center gap-3">
            {page > 1 && (
              <Link to={teachersPath(page - 1)} className="btn btn-secondary">
                {t('previous')}
              </Link>
            )}
            <span>{t('at', { page, pages })}</span>
            {page < pages && (
              <Link to={teachersPath(page + 1)} className="btn btn-secondary">
                {t('next')}
              </Link>
            )}
          </nav>
        )}
      </div>
    </>
  );
}
