import { isOpenToAll, type LadderPlace } from './ladder';

/** For how many levels of the climb there is energy at most, and in how many minutes one comes back (docs/product.md, "The climb"). */
export const energyCapacity = 30;
export const energyRefillMinutes = 15;
const refillMs = energyRefillMinutes * 60_000;

/** A token bucket: so much was left, and from then on the next one comes back. */
export type Energy = { left: number; since: Date };

export const fullEnergy = (now: Date): Energy => ({ left: energyCapacity, since: now });

/** As it stands now: what has come back since is added. */
export function refilled({ left, since }: Energy, now: Date): Energy {
  // Clocks of two servers differ a little.
  const come = Math.max(0, Math.floor((now.getTime() - since.getTime()) / refillMs));
  if (left + come >= energyCapacity) return fullEnergy(now);
  return { left: left + come, since: new Date(since.getTime() + come * refillMs) };
}

/** After so many levels: what was answered counts, however little was left, and nothing is owed. */
export function spent(energy: Energy, levels: number, now: Date): Energy {
  const { left, since } = refilled(energy, now);
  return { left: Math.max(0, left - levels), since };
}

/** When the next one comes, in seconds from now; null: there are as many as there can be. */
export function secondsToNext(energy: Energy, now: Date): number | null {
  const { left, since } = refilled(energy, now);
  if (left >= energyCapacity) return null;
  return Math.ceil((since.getTime() + refillMs - now.getTime()) / 1000);
}

/** Where a time of VIP ended after the last one was spent, it counts from full again (docs/product.md, "VIP"). */
export const energyAfterVip = (kept: Energy | null, vipEndedAt: Date | null, now: Date): Energy =>
  kept === null || (vipEndedAt !== null && vipEndedAt > kept.since) ? fullEnergy(now) : refilled(kept, now);

type Place = Pick<LadderPlace, 'theme' | 'place'>;

/** The first answer of a day to a level costs one; more that day, and the levels that are everybody's, cost none. */
export const costsEnergy = (level: Place, isTriedToday: boolean): boolean => !isTriedToday && !isOpenToAll(level);
