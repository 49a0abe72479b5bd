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

/** Lets whoever learns in: nobody who is logged in, the holder of the account, or the learner who was chosen. */
export function LearnerGate({ children }: { children: ReactNode }) {
  const isInBrowser = useIsInBrowser();
  const isSettled = useStore(sessionStore, ({ settled }) => settled);
  const { user } = useAccount();
  const learners = useLearners(isInBrowser && user !== null);
  useReadAgain(learners);
  const who = useWho();
  // Asked again once there is a line, it interrupts nobody.
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
    // eslint-disable-next-line react-hooks/set-state-in-effect -- what follows the browser's events begins with the page and ends with it
    setEvents(following);
    return () => following.stop();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the same person, however often it is said
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
