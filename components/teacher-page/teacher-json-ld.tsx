import { JsonLd } from '@/components/site/json-ld';
import type { TeacherPage } from '@/lib/teacher-page/contract';
import { siteMetadata } from '@/lib/site/reads';
import { pageUrl } from '@/lib/site/page-metadata';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

/** A person who works with the school, for search engines. */
export async function TeacherJsonLd({ teacher }: { teacher: TeacherPage }) {
  const [locale, site] = await Promise.all([pageLocale(), siteMetadata()]);
  const url = pageUrl(locale, `teachers/${teacher.slug}`);
  return (
    <JsonLd
      data={{
        '@type': 'Person',
        '@id': url,
        name: teacher.name,
        description: teacher.about,
        url,
        image: teacher.picture ? new URL(teacher.picture, url).href : undefined,
        knowsLanguage: teacher.languages,
        affiliation: { '@type': 'EducationalOrganization', name: site.title, url: pageUrl(locale, '') },
      }}
    />
  );
}
