import { getTranslations } from 'next-intl/server';
import { BreadcrumbJsonLd, JsonLd, listItems } from '@/components/site/json-ld';
import type { CardItem } from '@/lib/catalogue/catalogue-cards';
import { pageName } from '@/lib/pages/reads';
import { pageUrl } from '@/lib/site/page-metadata';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

/** The courses as an ItemList, for search engines. Each entry points to the page that describes it. */
export async function CatalogueJsonLd({ items }: { items: readonly CardItem[] }) {
  const [t, locale, home, list] = await Promise.all([
    getTranslations('courses'),
    pageLocale(),
    pageName(''),
    pageName('courses'),
  ]);
  const courses = items.filter(({ type }) => type === 'hjjCoursePlan' || type === 'generalCourses');
  return (
    <>
      <BreadcrumbJsonLd
        steps={[
          { name: home, to: '' },
          { name: list, to: 'courses' },
        ]}
      />
      {courses.length > 0 && (
        <JsonLd
          data={{
            '@type': 'ItemList',
            name: t('listName'),
            itemListElement: listItems(courses.map(({ id }) => ({ url: pageUrl(locale, `courses/${id}`) }))),
          }}
        />
      )}
    </>
  );
}
