import { notFound } from 'next/navigation';
import { ChampionshipPage } from '@/components/championships/championship-page';
import { EventJsonLd } from '@/components/championships/event-json-ld';
import { PageLanguages } from '@/components/pages/page-languages';
import { shareImage } from '@/lib/partners/covers';
import { findChampionship, languagesOf, readList } from '@/lib/pages/editorial';
import { isEnded } from '@/lib/kernel/cache/period-now';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateStaticParams() {
  const championships = await readList('championships', defaultLocale);
  return championships.length > 0
    ? championships.map(({ slug }) => ({ championshipSlug: slug }))
    : [{ championshipSlug: 'none' }];
}

type Props = { params: Promise<{ championshipSlug: string }> };

async function read(params: Props['params']) {
  const championship = (await findChampionship((await params).championshipSlug)) ?? notFound();
  const { slug } = championship;
  return {
    championship,
    image: shareImage('championships', slug, championship),
    path: `SchoolChampionships/${slug}`,
    availableIn: await languagesOf('championships', slug),
  };
}

export async function generateMetadata({ params }: Props) {
  const { championship, ...place } = await read(params);
  const { title, summary } = championship;
  return pageMetadata({ ...place, title, description: summary, ended: await isEnded(championship) });
}

/** A championship, e.g. /SchoolChampionships/winter-2026. */
export default async function Championship({ params }: Props) {
  const { championship, image, ...place } = await read(params);
  return (
    <>
      <EventJsonLd championship={championship} image={image} />
      <ChampionshipPage championship={championship} />
      <PageLanguages {...place} />
    </>
  );
}
