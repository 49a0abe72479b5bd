'use client';

import { useTranslations } from 'next-intl';
import { startTransition, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import type { Lesson } from '@/lib/lessons/contract';
import { startActiveClock } from '@/components/events/active-clock';
import { waitingSteps, type Happening } from '@/components/events/queue';
import { useLearning } from '@/components/learn/shell/learn-context';
import { narrow } from '@/components/learn/shell/use-media';
import { LessonEnd } from './lesson-end';
import { StepList } from './step-list';
import type { Step, StepProps } from './step-props';
import { preloadSteps, StepView } from './step-view';

const maxStepSeconds = 3600;

type Props = {
  course: string;
  lesson: Lesson;
  steps: readonly Step[];
  /** The element that opened the lesson is gone, so the first step takes the focus. */
  takesFocus: boolean;
} & Pick<StepProps<'film'>, 'onRenew'>;

/** A lesson, step by step. Nothing is locked: the learner may go forwards, go back and repeat, and completed steps stay completed. */
export function LessonPlayer({ course, lesson, steps, takesFocus, onRenew }: Props) {
  const t = useTranslations('learn.lesson');
  const { who, events } = useLearning();
  const { progress } = lesson;
  const [done, setDone] = useState<ReadonlySet<string>>(
    () => new Set([...progress.done, ...waitingSteps(who, course, lesson.id)]),
  );
  const [index, setIndex] = useState(() => firstStep(steps, done, progress.step));
  const step = steps[index];
  /** The pressed button updates before the step. */
  const go = (to: (from: number) => number) =>
    startTransition(() => setIndex((from) => Math.min(steps.length, Math.max(0, to(from)))));

  const clock = useRef<ReturnType<typeof startActiveClock>>(null);
  const reportedDone = useRef(new Set<string>());
  const hasFinished = useRef(lesson.state === 'finished');
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(takesFocus);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useEffect(() => {
    clock.current = startActiveClock();
    // On a phone the board and its text fit below the title of the step; in a wide window the whole page fits.
    if (matchMedia(narrow).matches) heading.current?.scrollIntoView({ behavior: 'instant' });
    else if (hasMoved.current) window.scrollTo({ top: 0, behavior: 'instant' });
    if (hasMoved.current) heading.current?.focus({ preventScroll: true });
    hasMoved.current = true;
    return () => clock.current?.stop();
  }, [index]);

  const report = (happening: Happening) => {
    events.record(happening);
    // Only now: a visitor who leaves without doing anything does not load the code of later steps.
    preloadSteps(steps);
  };
  const at = { course, lesson: lesson.id };
  const finishStep = ({ id }: Step) => {
    // A completed step is stored before it is shown.
    if (!reportedDone.current.has(id)) {
      reportedDone.current.add(id);
      const seconds = Math.min(maxStepSeconds, Math.round((clock.current?.now() ?? 0) / 1000));
      report({ ...at, kind: 'stepDone', step: id, seconds });
    }
    const now = new Set(done).add(id);
    if (!hasFinished.current && steps.every((one) => now.has(one.id))) {
      hasFinished.current = true;
      report({ ...at, kind: 'finished' });
    }
    if (!done.has(id)) setDone(now);
  };
  return (
    <div className="learn-lesson">
      <StepList steps={steps} done={done} current={index} onChoose={(chosen) => go(() => chosen)} />
      {step ? (
        <StepView
          key={step.id}
          heading={heading}
          step={step}
          course={course}
          lesson={lesson.id}
          startAt={progress.step === step.id ? progress.position : 0}
          onReached={(position) => report({ ...at, kind: 'reached', step: step.id, position })}
          onAttempt={(attempt) => report({ ...at, kind: 'attempt', step: step.id, ...attempt })}
          onDone={() => finishStep(step)}
          onLeave={() => go((from) => from + 1)}
          bar={bar}
          onRenew={onRenew}
        />
      ) : (
        <LessonEnd
          course={course}
          lesson={lesson}
          left={steps.filter(({ id }) => !done.has(id)).length}
          onAgain={() => go(() => firstStep(steps, done, null))}
        />
      )}
      {step && (
        <div className="learn-bar">
          <Button kind="secondary" aria-disabled={index === 0 || undefined} onClick={() => go((from) => from - 1)}>
            {t('back')}
          </Button>
          <span ref={setBar} className="learn-bar-own" />
          <Button
            kind={done.has(step.id) ? 'primary' : 'secondary'}
            className={done.has(step.id) ? 'learn-cue' : ''}
            onClick={() => go((from) => from + 1)}
          >
            {t(index === steps.length - 1 ? 'end' : 'next')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The step where the learner left off, unless it is done; else the first step that is not done, else the first. */
function firstStep(steps: readonly Step[], done: ReadonlySet<string>, last: string | null): number {
  const left = steps.findIndex(({ id }) => id === last && !done.has(id));
  return left >= 0
    ? left
    : Math.max(
        0,
        steps.findIndex(({ id }) => !done.has(id)),
      );
}
