'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { previewAsks, previewShows } from '@/lib/lessons/lesson-preview';
import { nobody } from '@/components/events/queue';
import { StepView } from '../step-view';
import type { Step } from '../step-props';
import { LearnContext, type Learning } from '@/components/learn/shell/learn-context';

const nothing = () => {};
/** Nothing done in the preview counts as progress. */
const learning: Learning = {
  who: nobody,
  kids: false,
  events: { record: nothing, flush: () => Promise.resolve(), stop: nothing },
};

/** A step as the back office sends it while it is edited (lib/lessons/lesson-preview). */
export function PreviewScreen() {
  const t = useTranslations('learn.preview');
  const [shown, setShown] = useState<{ step: Step; text: string }>();
  useEffect(() => {
    const read = ({ source, origin, data }: MessageEvent) => {
      if (source !== window.parent || origin !== window.location.origin) return;
      const { data: message } = previewShows.safeParse(data);
      if (message) setShown({ step: message.step, text: JSON.stringify(message.step) });
    };
    window.addEventListener('message', read);
    if (window.parent !== window) window.parent.postMessage(previewAsks, window.location.origin);
    return () => window.removeEventListener('message', read);
  }, []);
  return (
    <div className="wrap learn-page">
      {shown ? (
        <LearnContext value={learning}>
          <div className="learn-lesson">
            <StepView
              // A changed step is mounted again.
              key={shown.text}
              step={shown.step}
              course=""
              lesson="preview"
              startAt={0}
              onReached={nothing}
              onAttempt={nothing}
              onDone={nothing}
              onLeave={nothing}
              bar={null}
              onRenew={async () => false}
            />
          </div>
        </LearnContext>
      ) : (
        <>
          <h1 className="text-2xl">{t('title')}</h1>
          <p className="prose-width text-ink-2">{t('text')}</p>
        </>
      )}
    </div>
  );
}
