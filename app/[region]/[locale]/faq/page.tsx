import { getTranslations } from 'next-intl/server';
import { FaqGroups } from '@/components/editorial/faq-groups';
import { PageHeading } from '@/components/editorial/page-heading';
import { PageLanguages } from '@/components/layout/page-languages';
import { listFaqs } from '@/lib/data/editorial';
import { pageMetadata } from '@/lib/i18n/metadata';

export async function generateMetadata() {
  const t = await getTranslations('editorial.faq');
  return pageMetadata({ path: 'faq', title: t('title'), description: t('lead') });
}

export default async function FaqPage() {
  const [faqs, t] = await Promise.all([listFaqs(), getTranslations('editorial.faq')]);
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <FaqGroups faqs={faqs} />
      <PageLanguages path="faq" />
    </>
  );
}
