import { getTranslations } from 'next-intl/server';
import { NotFoundContent } from '@/components/site/layout/errors/not-found-content';
import { PageLanguages } from '@/components/pages/page-languages';

export async function generateMetadata() {
  const t = await getTranslations('notFound');
  return { title: t('title'), robots: { index: false, follow: true } };
}

export default function NotFoundPage() {
  return (
    <>
      <NotFoundContent />
      <PageLanguages path="" />
    </>
  );
}
