import type { OpenMarket } from '@/lib/partners/open-market';
import { PeriodGate } from '@/components/ui/period/period-gate';
import { MarketHeader } from './market-header';
import { MarketSections } from './market-sections';
import { MarketOpened } from './market-opened';

type Found = Exclude<OpenMarket, { status: 'NOT_FOUND' }>;

/** A partner's own market: what it is and until when, and its products while it is open. */
export function MarketPage({ opened }: { opened: Found }) {
  const { market, status } = opened;
  const { startsAt, endsAt } = market;
  return (
    <>
      <MarketHeader market={market} initial={status} />
      <PeriodGate
        initial={status}
        startsAt={startsAt}
        endsAt={endsAt}
        active={
          opened.status === 'ACTIVE' ? (
            <MarketSections market={market} sections={opened.sections} />
          ) : (
            <MarketOpened handle={market.handle} />
          )
        }
      />
    </>
  );
}
