import { getTranslations } from 'next-intl/server';
import { CatalogueJsonLd } from '@/components/courses/catalogue-json-ld';
import { CataloguePage } from '@/components/courses/catalogue-page';
import { PageLanguages } from '@/components/layout/page-languages';
import { listCatalogue } from '@/lib/data/catalogue';
import { pageMetadata } from '@/lib/i18n/metadata';

export const ensureStatic = 'navigation';

export async function generateMetadata() {
  const t = await getTranslations('courses');
  return pageMetadata({ path: 'courses', title: t('title'), description: t('metaDescription') });
}

export default async function Courses() {
  const items = await listCatalogue();
  return (
    <>
      <CataloguePage items={items} />
      <CatalogueJsonLd items={items} />
      <PageLanguages path="courses" />
    </>
  );
}
