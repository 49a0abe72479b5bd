'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { useLearners } from '@/lib/family/queries';

/** A person of the account: its holder (no id) or one of its learners. */
export type Person = { id: string | null; name: string };

/** The holder, and after them the learners. */
export function useLearnerOptions(): Person[] {
  const t = useTranslations('account.people');
  const { user } = useAccount();
  const learners = useLearners(user !== null).data ?? [];
  return [{ id: null, name: t('you', { name: user?.realName || user?.username || '' }) }, ...learners];
}

/** Whether something belongs to the person; an unknown learner counts as the holder. */
export const isOf = (person: Person, learner: string | null | undefined, options: readonly Person[]): boolean =>
  person.id === (options.some(({ id }) => id === learner) ? learner : null);

/** The name of the person something was bought for; null where only the holder learns. */
export function useNameOf(): (learner: string | null | undefined) => string | null {
  const options = useLearnerOptions();
  return (learner) =>
    options.length > 1 ? (options.find((person) => isOf(person, learner, options))?.name ?? null) : null;
}
