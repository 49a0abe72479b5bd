import type { Championship } from '@/lib/pages/cms-contract';
import { ChampionshipDetail } from './championship-detail';
import { ChampionshipHeader } from './championship-header';

/** One championship: what it is and its state, then who may enter, by which rules, for what, and who won. */
export function ChampionshipPage({ championship }: { championship: Championship }) {
  return (
    <>
      <ChampionshipHeader championship={championship} />
      <ChampionshipDetail championship={championship} />
    </>
  );
}
