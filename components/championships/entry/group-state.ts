import type { EntryGroup } from '@/lib/championships/contract';
import { periodStatus } from '@/lib/kernel/period';

/** The current state of a group's registration. */
export const stateOf = ({ registrationStartsAt: startsAt, registrationEndsAt: endsAt }: EntryGroup) =>
  periodStatus({ startsAt, endsAt }, new Date());
export const isOpen = (group: EntryGroup): boolean => stateOf(group) === 'ACTIVE';
