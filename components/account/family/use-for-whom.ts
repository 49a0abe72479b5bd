'use client';

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useAccount } from '@/components/account/shell/account-context';
import { useLearners } from '@/lib/api/learner-queries';
import { keep, readKept } from '@/lib/session/kept';

const key = 'sente_for_whom';

/** For whom this tab is about to buy: from the product to the order, over a reload too, but not for the next purchase. */
export const forWhomStore = createStore<{ learner: string | null }>(() => ({
  learner: readKept(key, 'sessionStorage'),
}));

export function chooseForWhom(learner: string | null): void {
  keep(key, learner, 'sessionStorage');
  forWhomStore.setState({ learner });
}

/** The chosen learner; null: the account's holder. One who is no longer there is nobody's choice. */
export function useForWhom(): string | null {
  const { user } = useAccount();
  const wished = useStore(forWhomStore, ({ learner }) => learner);
  const { data } = useLearners(user !== null);
  const isGone = data !== undefined && !data.some(({ id }) => id === wished);
  return user && !isGone ? wished : null;
}
