'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { Button } from '@/components/ui/button';
import { useReplay } from '@/lib/lectures/queries';
import type { Lecture } from '@/lib/lectures/contract';
import VideoStep from '@/components/lessons/video-step';
import { useLearning } from '@/components/learn/shell/learn-context';
import { LectureHead } from './lecture-head';

type Props = { lecture: Lecture; isOpen: boolean };

/** A past lecture, with its replay for learners with access. */
export function PastLecture({ lecture, isOpen }: Props) {
  const t = useTranslations('lectures');
  const [isWatched, setWatched] = useState(false);
  const { state, title } = lecture;
  return (
    <li className="card grid justify-items-start gap-3 p-5">
      <LectureHead lecture={lecture} />
      {state === 'over' && <p className="text-sm text-ink-2">{t('over')}</p>}
      {isOpen && state === 'replay' && (
        <>
          <Button kind="secondary" aria-expanded={isWatched} onClick={() => setWatched(!isWatched)}>
            {t(isWatched ? 'close' : 'watch')}
            <span className="sr-only"> {title}</span>
          </Button>
          {isWatched && <Player lecture={lecture} />}
        </>
      )}
    </li>
  );
}

const nothing = () => {};

function Player({ lecture: { id, title } }: { lecture: Lecture }) {
  const { locale } = useAccount();
  const { who } = useLearning();
  const query = useReplay(id, who.learner, locale);
  const renew = async () => (await query.refetch()).isSuccess;
  return (
    <div className="w-full">
      <Loaded query={query} skeleton="h-72">
        {(replay) => (
          <VideoStep step={{ title, ...replay }} startAt={0} onReached={nothing} onDone={nothing} onRenew={renew} />
        )}
      </Loaded>
    </div>
  );
}
