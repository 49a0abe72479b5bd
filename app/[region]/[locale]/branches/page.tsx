import { getTranslations } from 'next-intl/server';
import { BranchFinder } from '@/components/branches/branch-finder';
import { PageHeading } from '@/components/editorial/page-heading';
import { PageLanguages } from '@/components/layout/page-languages';
import { pageMetadata } from '@/lib/i18n/metadata';

export async function generateMetadata() {
  const t = await getTranslations('branches');
  return pageMetadata({ path: 'branches', title: t('title'), description: t('lead') });
}

export default async function BranchesPage() {
  const t = await getTranslations('branches');
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <div className="wrap py-8 md:py-12">
        <BranchFinder />
      </div>
      <PageLanguages path="branches" />
    </>
  );
}
