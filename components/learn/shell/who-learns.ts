'use client';

import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useAccount } from '@/components/ui/shell/account-context';
import { useLearners } from '@/lib/family/queries';
import { readStored, writeStored } from '@/lib/kernel/browser/browser-storage';
import { learnerKey } from '@/lib/kernel/browser/keys';
import { nobody, type Who } from '@/components/events/queue';

/** Who of an account learns in this browser: '' is its holder; null: not chosen yet. */
const chosenStore = createStore<{ byAccount: Record<string, string | null> }>(() => ({ byAccount: {} }));
const keyOf = (username: string) => `${learnerKey}:${username}`;

export function chooseWho(username: string, learner: string | null | undefined): void {
  const chosen = learner === undefined ? null : (learner ?? '');
  writeStored(keyOf(username), chosen);
  chosenStore.setState(({ byAccount }) => ({ byAccount: { ...byAccount, [username]: chosen } }));
}

/** Who learns here. Without learners it is the holder; a removed learner counts as not chosen. */
export function useWho(): Who | 'toBeChosen' {
  const { user } = useAccount();
  const byAccount = useStore(chosenStore, (state) => state.byAccount);
  const { data: learners } = useLearners(user !== null);
  if (!user) return nobody;
  const { username } = user;
  const chosen = username in byAccount ? byAccount[username] : readStored(keyOf(username));
  // Offline the last choice applies.
  if (!learners) return { username, learner: chosen || null };
  if (learners.length === 0 || chosen === '') return { username, learner: null };
  return learners.some(({ id }) => id === chosen) ? { username, learner: chosen ?? null } : 'toBeChosen';
}
