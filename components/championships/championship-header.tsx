import { getTranslations } from 'next-intl/server';
import { Board } from '@/components/go/board';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import type { Championship } from '@/lib/contract/cms';
import { pageName } from '@/lib/data/pages';
import { AddToCalendar } from './add-to-calendar';
import { ChampionshipState } from './championship-state';

/** The opening of a championship, under the sunrise: its name, when and where, how it stands, the way into one's calendar. */
export async function ChampionshipHeader({ championship }: { championship: Championship }) {
  const [t, list] = await Promise.all([getTranslations('editorial.championships'), pageName('SchoolChampionships')]);
  const { slug, title, summary, venue, cover } = championship;
  return (
    <section className="hero relative overflow-hidden before:absolute before:-top-[30%] before:-right-[6%] before:aspect-square before:w-[min(900px,110vw)] before:rounded-full lg:before:w-[min(820px,58vw)] dark:before:opacity-32">
      <div className="relative wrap pb-10 md:pb-14">
        <Breadcrumb
          above={[{ to: 'SchoolChampionships', name: list }]}
          here={{ to: `SchoolChampionships/${slug}`, name: title }}
        />
        <div className={`grid gap-8 pt-2 lg:items-center lg:gap-14 ${cover ? 'lg:grid-cols-[1.2fr_.8fr]' : ''}`}>
          <div className="grid justify-items-start gap-4">
            <h1 className="text-[clamp(2rem,1.3rem+2.6vw,3.25rem)]">{title}</h1>
            <p className="prose-width text-[1.1rem] text-on-sun">{summary}</p>
            {venue && (
              <p className="font-semibold text-on-sun">
                <span className="sr-only">{t('venue')}: </span>
                {venue}
              </p>
            )}
            <ChampionshipState championship={championship} home />
            <AddToCalendar championship={championship} />
          </div>
          {cover && (
            <Board
              position={cover}
              className="w-full max-w-[440px] overflow-hidden rounded-card shadow-card lg:justify-self-end"
            />
          )}
        </div>
      </div>
    </section>
  );
}
