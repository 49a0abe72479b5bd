import { getFormatter, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { Board } from '@/components/go/board';
import { PeriodGate } from '@/components/ui/period/period-gate';
import { Chip } from '@/components/ui/period/period-note';
import { Breadcrumb } from '@/components/pages/breadcrumb';
import { Picture } from '@/components/ui/pictures/picture';
import { SunHeader } from '@/components/ui/sun-header';
import type { Market } from '@/lib/catalogue/shapes';
import { pageName } from '@/lib/pages/reads';
import type { PeriodStatus } from '@/lib/kernel/period';
import { Link } from '@/lib/kernel/links/link';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';
import { Countdown } from './countdown';

/** The partner's banner, what the market is, and its state: when it opens, how long it stays, that it is over. */
export async function MarketHeader({ market, initial }: { market: Market; initial: PeriodStatus }) {
  const [t, partners, format, locale] = await Promise.all([
    getTranslations('editorial.partners'),
    pageName('partners'),
    getFormatter(),
    pageLocale(),
  ]);
  const { handle, name, description, startsAt, endsAt, timeZone, banner, cover } = market;
  const moment = (instant: string) =>
    format.dateTime(new Date(instant), { dateStyle: 'long', timeStyle: 'short', timeZone });
  const home = (
    <Link to="" className="btn btn-secondary">
      {t('home')}
    </Link>
  );
  return (
    <SunHeader
      breadcrumb={<Breadcrumb above={[{ to: 'partners', name: partners }]} here={{ to: `partners/${handle}`, name }} />}
      visual={
        banner ? (
          <Picture
            image={banner}
            sizes="(min-width: 992px) 440px, 100vw"
            isFirst
            className="aspect-[1.5] w-full object-cover"
          />
        ) : (
          cover && <Board position={cover} />
        )
      }
    >
      <div>
        <p className="mb-2 text-[15px] font-bold text-action">{partners}</p>
        <h1 className="text-[clamp(2rem,1.3rem+2.6vw,3.25rem)]">{name}</h1>
      </div>
      {description && <p className="prose-width text-[1.1rem] text-on-sun">{description}</p>}
      {(startsAt || endsAt) && (
        <div className="mt-2">
          <PeriodGate
            initial={initial}
            startsAt={startsAt}
            endsAt={endsAt}
            upcoming={
              <State chip={<Chip>{t('notStarted')}</Chip>} after={home}>
                {startsAt && (
                  <>
                    <p className="font-semibold">{t('opens', { start: moment(startsAt) })}</p>
                    <Countdown to={startsAt} label={t('opensIn')} locale={locale} />
                  </>
                )}
              </State>
            }
            active={
              endsAt && (
                <State>
                  <p className="font-semibold">{t('closes', { end: moment(endsAt) })}</p>
                  <Countdown to={endsAt} label={t('closesIn')} locale={locale} />
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
    </SunHeader>
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
