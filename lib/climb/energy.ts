import { isOpenToAll, type ClimbPlace } from './climb';

/** The most levels there can be energy for, and the minutes in which one unit comes back (docs/product.md, "The climb"). */
export const energyCapacity = 30;
export const energyRefillMinutes = 15;
const refillMs = energyRefillMinutes * 60_000;

/** A token bucket: `left` units at `since`, when the next unit began to refill. */
export type Energy = { left: number; since: Date };

export const fullEnergy = (now: Date): Energy => ({ left: energyCapacity, since: now });

/** The energy now, with the units refilled since. */
export function refilled({ left, since }: Energy, now: Date): Energy {
  // Clocks of two servers differ a little.
  const come = Math.max(0, Math.floor((now.getTime() - since.getTime()) / refillMs));
  if (left + come >= energyCapacity) return fullEnergy(now);
  return { left: left + come, since: new Date(since.getTime() + come * refillMs) };
}

/** The energy after `levels` levels: it never falls below zero, also when a device reports more answers than there was energy for. */
export function spent(energy: Energy, levels: number, now: Date): Energy {
  const { left, since } = refilled(energy, now);
  return { left: Math.max(0, left - levels), since };
}

/** Seconds until the next unit; null: the energy is full. */
export function secondsToNext(energy: Energy, now: Date): number | null {
  const { left, since } = refilled(energy, now);
  if (left >= energyCapacity) return null;
  return Math.ceil((since.getTime() + refillMs - now.getTime()) / 1000);
}

/** If VIP ended after energy was last spent, it starts full again (docs/product.md, "VIP"). */
export const energyAfterVip = (stored: Energy | null, vipEndedAt: Date | null, now: Date): Energy =>
  stored === null || (vipEndedAt !== null && vipEndedAt > stored.since) ? fullEnergy(now) : refilled(stored, now);

type Place = Pick<ClimbPlace, 'theme' | 'place'>;

/** The first answer of a day to a level costs one unit; later answers that day, and the levels open to all, cost none. */
export const costsEnergy = (level: Place, isTriedToday: boolean): boolean => !isTriedToday && !isOpenToAll(level);
