import 'server-only';
import type { Championship } from '@/lib/pages/cms-contract';
import { listChampionships } from '@/lib/pages/editorial';
import { periodNow } from '@/lib/kernel/cache/period-now';

/** In the order of the list: open for entries, to come, under way, past. */
export const championshipStates = ['open', 'coming', 'underWay', 'past'] as const;
export type ChampionshipState = (typeof championshipStates)[number];

/** The championships of the page's language by state; the next one first, of the past ones the latest. */
export async function listChampionshipsByState(): Promise<Record<ChampionshipState, Championship[]>> {
  const all = (await listChampionships()).toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt));
  const states = await Promise.all(all.map(stateOf));
  const of = (state: ChampionshipState) => all.filter((_, index) => states[index] === state);
  return { open: of('open'), coming: of('coming'), underWay: of('underWay'), past: of('past').toReversed() };
}

async function stateOf(championship: Championship): Promise<ChampionshipState> {
  const { startsAt, endsAt, registrationStartsAt, registrationEndsAt } = championship;
  const [played, registered] = await Promise.all([
    periodNow({ startsAt, endsAt }),
    periodNow({ startsAt: registrationStartsAt, endsAt: registrationEndsAt }),
  ]);
  if (played === 'ENDED') return 'past';
  if (played === 'ACTIVE') return 'underWay';
  return registered === 'ACTIVE' ? 'open' : 'coming';
}
