import { getTranslations } from 'next-intl/server';
import { BranchCity } from '@/components/editorial/branch-city';
import { PageHeading } from '@/components/editorial/page-heading';
import { PageLanguages } from '@/components/layout/page-languages';
import { EmptyState } from '@/components/ui/empty-state';
import { listBranches } from '@/lib/data/branches';
import { pageMetadata } from '@/lib/i18n/metadata';

export async function generateMetadata() {
  const t = await getTranslations('editorial.branches');
  return pageMetadata({ path: 'branches', title: t('title'), description: t('lead') });
}

export default async function BranchesPage() {
  const [cities, t] = await Promise.all([listBranches(), getTranslations('editorial.branches')]);
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <div className="wrap grid gap-12 py-10 md:py-16">
        {cities.length === 0 ? (
          <EmptyState title={t('empty')}>{t('emptyHint')}</EmptyState>
        ) : (
          cities.map((city) => <BranchCity key={city.id} city={city} />)
        )}
      </div>
      <PageLanguages path="branches" />
    </>
  );
}
