import { getTranslations } from 'next-intl/server';
import { ChampionshipCard } from '@/components/editorial/championship-card';
import { PageHeading } from '@/components/editorial/page-heading';
import { PageLanguages } from '@/components/layout/page-languages';
import { listChampionships } from '@/lib/data/editorial';
import { pageMetadata } from '@/lib/i18n/metadata';

export async function generateMetadata() {
  const t = await getTranslations('editorial.championships');
  return pageMetadata({ path: 'SchoolChampionships', title: t('title'), description: t('lead') });
}

export default async function ChampionshipsPage() {
  const [championships, t] = await Promise.all([listChampionships(), getTranslations('editorial.championships')]);
  const latestFirst = championships.toSorted((a, b) => b.startsAt.localeCompare(a.startsAt));
  return (
    <>
      <PageHeading title={t('title')} lead={t('lead')} />
      <ul className="wrap grid gap-6 py-10 md:grid-cols-2 md:py-16">
        {latestFirst.map((championship) => (
          <li key={championship.slug}>
            <ChampionshipCard championship={championship} />
          </li>
        ))}
      </ul>
      <PageLanguages path="SchoolChampionships" />
    </>
  );
}
