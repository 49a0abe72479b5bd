import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ChampionshipDetail } from '@/components/editorial/championship-detail';
import { ChampionshipState } from '@/components/editorial/championship-state';
import { PageHeading } from '@/components/editorial/page-heading';
import { EventJsonLd } from '@/components/editorial/event-json-ld';
import { PageLanguages } from '@/components/layout/page-languages';
import { findChampionship, isEnded, languagesOf, listChampionships } from '@/lib/data/editorial';
import { pageMetadata } from '@/lib/i18n/metadata';

export async function generateStaticParams() {
  return (await listChampionships()).map(({ slug }) => ({ championshipSlug: slug }));
}

type Props = { params: Promise<{ championshipSlug: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const championship = await findChampionship((await params).championshipSlug);
  if (!championship) return {};
  const path = `SchoolChampionships/${championship.slug}`;
  return pageMetadata({
    path,
    title: championship.title,
    description: championship.summary,
    ended: await isEnded(championship),
    availableIn: await languagesOf('championships', championship.slug),
  });
}

export default async function ChampionshipPage({ params }: Props) {
  const championship = await findChampionship((await params).championshipSlug);
  if (!championship) notFound();
  return (
    <>
      <EventJsonLd championship={championship} />
      <PageHeading title={championship.title} lead={championship.summary}>
        <ChampionshipState championship={championship} home />
      </PageHeading>
      <ChampionshipDetail championship={championship} />
      <PageLanguages
        path={`SchoolChampionships/${championship.slug}`}
        availableIn={await languagesOf('championships', championship.slug)}
      />
    </>
  );
}
