import 'server-only';
import { ApiFailure, readApi } from '@/lib/kernel/api/server';
import { teacherPageOperations, type TeacherCard, type TeacherPage } from './contract';
import { localesWhere, type Locale } from '@/lib/kernel/i18n/locales';
import { cacheTags } from '@/lib/kernel/cache/cache-tags';
import { cacheWithTags } from '@/lib/kernel/cache/cache-with-tags';

/** Teachers whose pages are on in a language, one page of the list; `page` counts from 1. */
export async function readTeachers(locale: Locale, page: number) {
  'use cache';
  cacheWithTags(cacheTags.teachers);
  return readApi(teacherPageOperations.list, { query: { locale, page: String(page) } });
}

/** Whether the list of teachers has an entry in a language. A storefront whose course API has no such list links to none. */
export async function hasTeachers(locale: Locale): Promise<boolean> {
  'use cache';
  cacheWithTags(cacheTags.teachersLinked);
  try {
    return (await readApi(teacherPageOperations.list, { query: { locale, page: '1' } })).count > 0;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return false;
    throw error;
  }
}

/** A teacher's page in a language; null while there is none. */
export async function readTeacher(slug: string, locale: Locale): Promise<TeacherPage | null> {
  'use cache';
  cacheWithTags(cacheTags.teacher(slug));
  try {
    return await readApi(teacherPageOperations.page, { params: { slug }, query: { locale } });
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return null;
    throw error;
  }
}

/** All of them in a language, for a list of addresses. */
export async function everyTeacher(locale: Locale): Promise<TeacherCard[]> {
  const first = await readTeachers(locale, 1);
  const others = Array.from({ length: first.pages - 1 }, (_, index) => readTeachers(locale, index + 2));
  return [first, ...(await Promise.all(others))].flatMap(({ items }) => items);
}

/** Languages whose list has a page of this number. */
export const languagesOfTeachers = (page: number): Promise<Locale[]> =>
  localesWhere(async (locale) => {
    const { count, pages } = await readTeachers(locale, page);
    return count > 0 && page <= pages;
  });
