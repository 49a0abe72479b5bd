'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/account/shell/account-context';
import { useLearners } from '@/lib/api/learner-queries';

/** Somebody of the account: its holder (no id) or one of its learners. */
export type Person = { id: string | null; name: string };

/** The holder, and after them the learners. */
export function usePeople(): Person[] {
  const t = useTranslations('account.people');
  const { user } = useAccount();
  const learners = useLearners(user !== null).data ?? [];
  return [{ id: null, name: t('you', { name: user?.realName || user?.username || '' }) }, ...learners];
}

/** Whose something is; the holder's where the learner is not among the people. */
export const isOf = (person: Person, learner: string | null | undefined, people: readonly Person[]): boolean =>
  person.id === (people.some(({ id }) => id === learner) ? learner : null);

/** For whom something was bought; null where nobody but the holder learns. */
export function useNameOf(): (learner: string | null | undefined) => string | null {
  const people = usePeople();
  return (learner) =>
    people.length > 1 ? (people.find((person) => isOf(person, learner, people))?.name ?? null) : null;
}
