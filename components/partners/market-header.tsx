import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Board } from '@/components/go/board';
import { PeriodGate } from '@/components/period/period-gate';
import { Chip } from '@/components/period/period-note';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Picture } from '@/components/ui/picture';
import type { Market } from '@/lib/contract/ecommerce';
import { pageName } from '@/lib/data/pages';
import type { PeriodStatus } from '@/lib/domain/period';
import { textsFor } from '@/lib/i18n/texts-for';
import { Link } from '@/lib/i18n/link';
import { Countdown } from './countdown';

/** The partner's banner, what the shelf is, and its state: when it opens, how long it stays, that it is over. */
export async function MarketHeader({ market, initial }: { market: Market; initial: PeriodStatus }) {
  const [t, partners, format] = await Promise.all([
    getTranslations('editorial.partners'),
    pageName('partners'),
    getFormatter(),
  ]);
  const { handle, name, description, startsAt, endsAt, timeZone, banner, cover } = market;
  const moment = (instant: string) =>
    format.dateTime(new Date(instant), { dateStyle: 'long', timeStyle: 'short', timeZone });
  const units = textsFor(['days', 'hours', 'minutes', 'seconds'], (unit) => t(`units.${unit}`));
  const home = (
    <Link to="" className="btn btn-secondary">
      {t('home')}
    </Link>
  );
  return (
    <section className="hero relative overflow-hidden before:absolute before:-top-[30%] before:-right-[6%] before:aspect-square before:w-[min(900px,110vw)] before:rounded-full lg:before:w-[min(820px,58vw)] dark:before:opacity-32">
      <div className="relative wrap pb-10 md:pb-14">
        <Breadcrumb above={[{ to: 'partners', name: partners }]} here={{ to: `partners/${handle}`, name }} />
        <div
          className={`grid gap-8 pt-2 lg:items-center lg:gap-14 ${banner || cover ? 'lg:grid-cols-[1.15fr_.85fr]' : ''}`}
        >
          <div>
            <p className="mb-2 text-[15px] font-bold text-action">{partners}</p>
            <h1 className="text-[clamp(2rem,1.3rem+2.6vw,3.25rem)]">{name}</h1>
            {description && <p className="prose-width mt-4 text-[1.1rem] text-on-sun">{description}</p>}
            {(startsAt || endsAt) && (
              <div className="mt-6">
                <PeriodGate
                  initial={initial}
                  startsAt={startsAt}
                  endsAt={endsAt}
                  upcoming={
                    <State chip={<Chip>{t('notStarted')}</Chip>} after={home}>
                      {startsAt && (
                        <>
                          <p className="font-semibold">{t('opens', { start: moment(startsAt) })}</p>
                          <Countdown to={startsAt} label={t('opensIn')} units={units} />
                        </>
                      )}
                    </State>
                  }
                  active={
                    endsAt && (
                      <State>
                        <p className="font-semibold">{t('closes', { end: moment(endsAt) })}</p>
                        <Countdown to={endsAt} label={t('closesIn')} units={units} />
                      </State>
                    )
                  }
                  ended={
                    <State chip={<Chip className="bg-danger-soft text-danger">{t('ended')}</Chip>} after={home}>
                      {endsAt && <p className="text-on-sun">{t('closed', { end: moment(endsAt) })}</p>}
                    </State>
                  }
                />
              </div>
            )}
          </div>
          {banner ? (
            <Picture
              image={banner}
              sizes="(min-width: 992px) 480px, 100vw"
              isFirst
              className="aspect-[1.5] w-full rounded-card object-cover shadow-card"
            />
          ) : (
            cover && (
              <Board
                position={cover}
                className="w-full max-w-[440px] overflow-hidden rounded-card shadow-card lg:justify-self-end"
              />
            )
          )}
        </div>
      </div>
    </section>
  );
}

function State({ chip, after, children }: { chip?: ReactNode; after?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-3">
      {chip}
      {children}
      {after}
    </div>
  );
}
