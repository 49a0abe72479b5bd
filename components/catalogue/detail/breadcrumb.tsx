import { getTranslations } from 'next-intl/server';
import { BreadcrumbJsonLd } from '@/components/ui/json-ld';
import type { CatalogueItem } from '@/lib/data/catalogue';
import { pageName } from '@/lib/data/pages';
import { Link } from '@/lib/i18n/link';

/** Where the product stands, for people and for search engines. */
export async function Breadcrumb({ item: { id, type, copy } }: { item: CatalogueItem }) {
  const [t, courses, home, list] = await Promise.all([
    getTranslations('course'),
    getTranslations('courses'),
    pageName(''),
    pageName('courses'),
  ]);
  const above = [
    { to: '', name: home },
    { to: 'courses', name: list },
    { to: `courses/type/${type}`, name: courses(`type.${type}`) },
  ];
  return (
    <nav aria-label={t('breadcrumb')} className="py-4 text-[13.5px] text-ink-2 md:py-5">
      <ol className="flex flex-wrap gap-x-2">
        {above.map(({ to, name }) => (
          <li key={to} className="flex gap-2 after:text-ink-3 after:content-['/']">
            <Link to={to} className="inline-block min-h-6 hover:text-action hover:underline">
              {name}
            </Link>
          </li>
        ))}
        <li aria-current="page" className="min-w-0">
          {copy.title}
        </li>
      </ol>
      <BreadcrumbJsonLd steps={[...above, { to: `courses/${id}`, name: copy.title }]} />
    </nav>
  );
}
