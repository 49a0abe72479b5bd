'use client';

import { use, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loading } from '@/components/ui/shell/loading';
import { useIsInBrowser } from '@/components/ui/browser/use-is-in-browser';
import { useLearners } from '@/lib/family/queries';
import { sessionStore } from '@/stores/session';
import { AlsoWaitingContext } from '@/components/events/also-waiting';
import { followEvents, type Events } from '@/components/events/follow-events';
import type { Who } from '@/components/events/queue';
import { LineNote } from '@/components/learn/line-note';
import { useWorker } from '@/components/learn/tend-worker';
import { useReadAgain } from '@/components/learn/use-line';
import { LearnContext } from './learn-context';
import { useKids } from './use-kids';
import { WhoScreen } from './who-screen';
import { useWho } from './who-learns';

const loading = <Loading isScreen skeleton="h-72" className="wrap learn-page" />;

/** Renders its children once the learner is known: a visitor, the holder of the account, or the chosen learner. */
export function LearnerGate({ children }: { children: ReactNode }) {
  const isInBrowser = useIsInBrowser();
  const isSettled = useStore(sessionStore, ({ settled }) => settled);
  const { user } = useAccount();
  const learners = useLearners(isInBrowser && user !== null);
  useReadAgain(learners);
  const who = useWho();
  // A retry after a failed read does not show the loading state again.
  if (!isInBrowser || (!user && !isSettled) || (user && !learners.isFetched)) return loading;
  if (who === 'toBeChosen') return <WhoScreen />;
  return (
    <Learner key={`${who.username}:${who.learner}`} who={who}>
      {children}
    </Learner>
  );
}

function Learner({ who, children }: { who: Who; children: ReactNode }) {
  const kids = useKids(who);
  useWorker(who.username);
  const also = use(AlsoWaitingContext);
  const [events, setEvents] = useState<Events | null>(null);
  useEffect(() => {
    const following = followEvents(who, also);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the queue listens to the browser's events from mount to unmount
    setEvents(following);
    return () => following.stop();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same person, even as a new object
  }, [who.username, who.learner]);
  if (!events) return loading;
  return (
    <LearnContext value={{ who, kids, events }}>
      <div data-kids={kids || undefined}>
        <LineNote />
        {children}
      </div>
    </LearnContext>
  );
}
