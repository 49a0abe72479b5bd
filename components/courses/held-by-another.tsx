'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useLearnerOptions } from '@/components/family/learner-options';
import { useAccount } from '@/components/ui/shell/account-context';
import { chooseWho } from '@/components/learn/shell/who-learns';

/** The people of the account who own the course. */
export function useHolders(heldBy: readonly (string | null)[] = []) {
  return useLearnerOptions().filter(({ id }) => heldBy.includes(id));
}

type Props = { holders: ReturnType<typeof useHolders> };

/** Names the people of the account who own the course, with buttons to learn as one of them. */
export function HeldByAnother({ holders }: Props) {
  const t = useTranslations('learn.heldBy');
  const format = useFormatter();
  const { user } = useAccount();
  const choose = (id: string | null) => {
    if (!user) return;
    chooseWho(user.username, id);
    // The button has disappeared with the screen: move the focus.
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  return (
    <div className="grid gap-3">
      <p className="prose-width font-semibold">{t('text', { names: format.list(holders.map(({ name }) => name)) })}</p>
      <p className="flex flex-wrap gap-3">
        {holders.map(({ id, name }) => (
          <button key={id ?? ''} type="button" className="btn btn-primary" onClick={() => choose(id)}>
            {t('choose', { name })}
          </button>
        ))}
      </p>
    </div>
  );
}
