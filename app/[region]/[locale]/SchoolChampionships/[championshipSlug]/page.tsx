import { notFound } from 'next/navigation';
import { ChampionshipDetail } from '@/components/championships/championship-detail';
import { ChampionshipState } from '@/components/championships/championship-state';
import { PageHeading } from '@/components/ui/page-heading';
import { EventJsonLd } from '@/components/championships/event-json-ld';
import { PageLanguages } from '@/components/layout/page-languages';
import { findChampionship, languagesOf, listChampionships } from '@/lib/data/editorial';
import { isEnded } from '@/lib/data/period-now';
import { pageMetadata } from '@/lib/i18n/metadata';

export async function generateStaticParams() {
  return (await listChampionships()).map(({ slug }) => ({ championshipSlug: slug }));
}

type Props = { params: Promise<{ championshipSlug: string }> };

async function read(params: Props['params']) {
  const championship = (await findChampionship((await params).championshipSlug)) ?? notFound();
  const { slug } = championship;
  return {
    championship,
    path: `SchoolChampionships/${slug}`,
    availableIn: await languagesOf('championships', slug),
  };
}

export async function generateMetadata({ params }: Props) {
  const { championship, ...place } = await read(params);
  const { title, summary } = championship;
  return pageMetadata({ ...place, title, description: summary, ended: await isEnded(championship) });
}

export default async function ChampionshipPage({ params }: Props) {
  const { championship, ...place } = await read(params);
  return (
    <>
      <EventJsonLd championship={championship} />
      <PageHeading title={championship.title} lead={championship.summary}>
        <ChampionshipState championship={championship} home />
      </PageHeading>
      <ChampionshipDetail championship={championship} />
      <PageLanguages {...place} />
    </>
  );
}
