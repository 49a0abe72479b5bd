'use client';

import { useTranslations } from 'next-intl';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { leaveFor } from '@/components/payments/leave';
import { Button } from '@/components/ui/button';
import { joinLecture, readLecturesAgain } from '@/lib/lectures/queries';
import type { Lecture } from '@/lib/lectures/contract';
import { joinableMinutesBefore } from '@/lib/lectures/lectures';
import { useLearning } from '@/components/learn/shell/learn-context';
import { LectureHead } from './lecture-head';

type Props = { lecture: Lecture; isOpen: boolean };

/** A lecture that has not ended; learners with access get the link to join once it exists. */
export function UpcomingLecture({ lecture, isOpen }: Props) {
  return (
    <li className="card grid content-start justify-items-start gap-3 p-5">
      <LectureHead lecture={lecture} />
      {isOpen && <WayIn lecture={lecture} />}
    </li>
  );
}

function WayIn({ lecture: { id, title, state, hasRoom } }: { lecture: Lecture }) {
  const t = useTranslations('lectures');
  const { who } = useLearning();
  const { run, busy, failure } = useAction(async () => {
    try {
      const { url } = await joinLecture(id, who.learner);
      await leaveFor(url);
    } catch (error) {
      // It has ended or was moved: the list, read again, shows it.
      void readLecturesAgain();
      throw error;
    }
  });
  if (state === 'planned') return <p className="text-sm">{t('opens', { minutes: joinableMinutesBefore })}</p>;
  return (
    <>
      <p role="status" className="font-bold text-jade">
        {t(hasRoom ? 'joinable' : 'noRoom')}
      </p>
      <FormAlert error={failure} onRetry={() => void run()} />
      {hasRoom && (
        <Button kind="primary" busyLabel={busy && t('joining')} onClick={() => void run()}>
          {t('join')}
          <span className="sr-only"> {title}</span>
        </Button>
      )}
    </>
  );
}
