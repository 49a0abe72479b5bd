import { getTranslations } from 'next-intl/server';
import { BreadcrumbJsonLd, JsonLd } from '@/components/ui/json-ld';
import type { CatalogueItem } from '@/lib/data/catalogue';
import { pageUrl } from '@/lib/i18n/metadata';
import { pageLocale } from '@/lib/i18n/page-locale';

/** More would say nothing new and weigh on the page; each course's own page says the rest. */
const longestList = 30;

/** The courses as an ItemList, for search engines. Each entry points to the page that describes it. */
export async function CatalogueJsonLd({ items }: { items: CatalogueItem[] }) {
  const [t, layout, locale] = await Promise.all([getTranslations('courses'), getTranslations('layout'), pageLocale()]);
  const courses = items
    .filter(({ type }) => type === 'hjjCoursePlan' || type === 'generalCourses')
    .slice(0, longestList);
  return (
    <>
      <BreadcrumbJsonLd
        steps={[
          { name: layout('nav.home'), url: pageUrl(locale, '') },
          { name: t('title'), url: pageUrl(locale, 'courses') },
        ]}
      />
      <JsonLd
        data={{
          '@type': 'ItemList',
          name: t('listName'),
          itemListElement: courses.map((item, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            url: pageUrl(locale, `courses/${item.id}`),
          })),
        }}
      />
    </>
  );
}
