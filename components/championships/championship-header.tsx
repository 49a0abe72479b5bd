import { getTranslations } from 'next-intl/server';
import { Board } from '@/components/go/board';
import { Breadcrumb } from '@/components/pages/breadcrumb';
import { SunHeader } from '@/components/ui/sun-header';
import type { Championship } from '@/lib/pages/cms-contract';
import { pageName } from '@/lib/pages/reads';
import { ChampionshipActions } from './championship-actions';
import { ChampionshipState } from './championship-state';

/** The opening of a championship, under the sunrise: its name, when and where, its state, and the link to add it to a calendar. */
export async function ChampionshipHeader({ championship }: { championship: Championship }) {
  const [t, list] = await Promise.all([getTranslations('editorial.championships'), pageName('SchoolChampionships')]);
  const { slug, title, summary, venue, cover } = championship;
  return (
    <SunHeader
      breadcrumb={
        <Breadcrumb
          above={[{ to: 'SchoolChampionships', name: list }]}
          here={{ to: `SchoolChampionships/${slug}`, name: title }}
        />
      }
      visual={cover && <Board position={cover} />}
    >
      <h1>{title}</h1>
      <p className="prose-width text-[1.1rem] text-on-sun">{summary}</p>
      {venue && (
        <p className="font-semibold text-on-sun">
          <span className="sr-only">{t('venue')}: </span>
          {venue}
        </p>
      )}
      <ChampionshipState championship={championship} />
      <ChampionshipActions championship={championship} />
    </SunHeader>
  );
}
