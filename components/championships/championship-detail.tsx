import { getTranslations } from 'next-intl/server';
import { dayRange } from '@/components/period/day-range';
import { RichText } from '@/components/ui/rich-text';
import type { Championship } from '@/lib/contract/cms';

/** Dates, groups, prizes and, once played, the results. */
export async function ChampionshipDetail({ championship }: { championship: Championship }) {
  const [t, days] = await Promise.all([getTranslations('editorial.championships'), dayRange()]);
  return (
    <div className="wrap grid gap-10 py-10 md:py-16 lg:grid-cols-[2fr_1fr]">
      <div className="grid content-start gap-10">
        <RichText html={championship.description} />
        {championship.results.length > 0 ? (
          <section className="grid gap-3">
            <h2 className="text-[1.5rem]">{t('results')}</h2>
            {championship.results.map((result) => (
              <div key={result.group}>
                <h3>{result.group}</h3>
                <ol className="list-decimal pl-6">
                  {result.winners.map((winner) => (
                    <li key={winner}>{winner}</li>
                  ))}
                </ol>
              </div>
            ))}
          </section>
        ) : null}
        <section className="grid gap-3">
          <h2 className="text-[1.5rem]">{t('groups')}</h2>
          <dl className="grid gap-3">
            {championship.groups.map((group) => (
              <div key={group.name}>
                <dt className="font-bold">{group.name}</dt>
                <dd className="text-ink-2">{group.eligibility}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <aside className="card grid content-start gap-4 self-start p-6">
        <dl className="grid gap-4">
          {[
            [t('date'), days(championship.startsAt, championship.endsAt)],
            [t('registration'), days(championship.registrationStartsAt, championship.registrationEndsAt)],
            [t('venue'), championship.venue],
          ].map(([term, value]) => (
            <div key={term}>
              <dt className="text-[14px] text-ink-2">{term}</dt>
              <dd className="font-bold">{value}</dd>
            </div>
          ))}
        </dl>
        <h2 className="text-[1.2rem]">{t('prizes')}</h2>
        <ul className="grid gap-2">
          {championship.prizes.map((prize) => (
            <li key={prize.place}>
              <b>{prize.place}</b> {prize.prize}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
