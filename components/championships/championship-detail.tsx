import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Stone } from '@/components/go/stone';
import { dayRange } from '@/components/ui/period/day-range';
import { RichText } from '@/components/ui/text/rich-text';
import type { Championship } from '@/lib/pages/cms-contract';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { placeTime } from '@/lib/kernel/i18n/place-time';
import { GroupList } from './group-list';
import { HowToEnter } from './how-to-enter';
import { Results } from './results';

/** Results first, once there are any; then who may enter, the rules, and at the side when, where, and what can be won. */
export async function ChampionshipDetail({ championship }: { championship: Championship }) {
  const t = await getTranslations('editorial.championships');
  const { description, groups, rules, prizes, results, venue, timeZone } = championship;
  const [locale, days] = await Promise.all([pageLocale(), dayRange(timeZone)]);
  const facts = [
    [t('date'), placeTime(locale, championship.startsAt, championship.endsAt, timeZone)],
    [t('registration'), days(championship.registrationStartsAt, championship.registrationEndsAt)],
    [t('venue'), venue],
  ].filter(([, value]) => value);
  return (
    <div className="wrap grid gap-10 py-10 md:py-16 lg:grid-cols-[minmax(0,1.9fr)_minmax(300px,1fr)] lg:gap-14">
      <div className="grid content-start gap-12">
        <Results results={results} prizes={prizes} />
        <RichText html={description} className="text-[1.05rem]" />
        {groups.length > 0 && (
          <Part id="groups" title={t('groups')}>
            <GroupList championship={championship} />
          </Part>
        )}
        {rules && (
          <Part id="rules" title={t('rules')}>
            <RichText html={rules} />
          </Part>
        )}
      </div>
      <aside className="grid content-start gap-6">
        <dl className="card grid gap-4 p-6">
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt className="text-[14px] text-ink-2">{term}</dt>
              <dd className="font-semibold">{value}</dd>
            </div>
          ))}
        </dl>
        <HowToEnter championship={championship} />
        {prizes.length > 0 && (
          <section aria-labelledby="prizes" className="card grid gap-3 p-6">
            <h2 id="prizes" className="text-[1.2rem]">
              {t('prizes')}
            </h2>
            <ol className="grid gap-3">
              {prizes.map(({ place, prize }, index) => (
                <li key={place} className="flex gap-3">
                  <Stone color={index === 0 ? 'black' : 'white'} decorative>
                    {String(index + 1)}
                  </Stone>
                  <span>
                    <b className="block">{place}</b>
                    <span className="text-ink-2">{prize}</span>
                  </span>
                </li>
              ))}
            </ol>
          </section>
        )}
      </aside>
    </div>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-[1.55rem]">
        {title}
      </h2>
      {children}
    </section>
  );
}
