import { getTranslations } from 'next-intl/server';
import { ChampionshipState } from '@/components/editorial/championship-state';
import { PageHeading } from '@/components/editorial/page-heading';
import { PageLanguages } from '@/components/layout/page-languages';
import { listChampionships } from '@/lib/data/editorial';
import { Link } from '@/lib/i18n/link';
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
            <article className="card grid h-full content-start gap-3 p-6">
              <h2 className="text-[1.35rem]">
                <Link to={`SchoolChampionships/${championship.slug}`} className="hover:text-action">
                  {championship.title}
                </Link>
              </h2>
              <p className="text-ink-2">{championship.summary}</p>
              <p className="text-[15px]">{championship.venue}</p>
              <ChampionshipState championship={championship} />
            </article>
          </li>
        ))}
      </ul>
      <PageLanguages path="SchoolChampionships" />
    </>
  );
}
