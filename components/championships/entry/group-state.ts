import type { EntryGroup } from '@/lib/championships/contract';
import { periodStatus } from '@/lib/kernel/period';

/** How a group's registration stands at this moment. */
export const stateOf = ({ registrationStartsAt: startsAt, registrationEndsAt: endsAt }: EntryGroup) =>
  periodStatus({ startsAt, endsAt }, new Date());
export const isOpen = (group: EntryGroup): boolean => stateOf(group) === 'ACTIVE';
