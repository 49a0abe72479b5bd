import { getTranslations } from 'next-intl/server';
import { Breadcrumb } from '@/components/pages/breadcrumb';
import type { CatalogueItem } from '@/lib/catalogue/reads';
import { pageName } from '@/lib/pages/reads';

/** The breadcrumb of a product: the list, then its type. */
export async function CourseBreadcrumb({ item: { id, type, copy } }: { item: CatalogueItem }) {
  const [t, list] = await Promise.all([getTranslations('courses'), pageName('courses')]);
  const above = [
    { to: 'courses', name: list },
    { to: `courses/type/${type}`, name: t(`type.${type}`) },
  ];
  return <Breadcrumb above={above} here={{ to: `courses/${id}`, name: copy.title }} />;
}
