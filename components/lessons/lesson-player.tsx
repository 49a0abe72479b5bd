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
  /** What opened the lesson is gone: its first step has the focus. */
  takesFocus: boolean;
} & Pick<StepProps<'film'>, 'onRenew'>;

/** A lesson, step by step. Nothing is locked: one goes on, back and over again as one likes, and what was done stays done. */
export function LessonPlayer({ course, lesson, steps, takesFocus, onRenew }: Props) {
  const t = useTranslations('learn.lesson');
  const { who, events } = useLearning();
  const { progress } = lesson;
  const [done, setDone] = useState<ReadonlySet<string>>(
    () => new Set([...progress.done, ...waitingSteps(who, course, lesson.id)]),
  );
  const [index, setIndex] = useState(() => firstStep(steps, done, progress.step));
  const step = steps[index];
  /** The press is painted first, then the step it leads to. */
  const go = (to: (from: number) => number) =>
    startTransition(() => setIndex((from) => Math.min(steps.length, Math.max(0, to(from)))));

  const clock = useRef<ReturnType<typeof startActiveClock>>(null);
  const told = useRef(new Set<string>());
  const hasFinished = useRef(lesson.state === 'finished');
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(takesFocus);
  const [bar, setBar] = useState<HTMLElement | null>(null);
  useEffect(() => {
    clock.current = startActiveClock();
    // A phone has room for a board and its words below the title of the step; a wide window for all of it.
    if (matchMedia(narrow).matches) heading.current?.scrollIntoView({ behavior: 'instant' });
    else if (hasMoved.current) window.scrollTo({ top: 0, behavior: 'instant' });
    if (hasMoved.current) heading.current?.focus({ preventScroll: true });
    hasMoved.current = true;
    return () => clock.current?.stop();
  }, [index]);

  const tell = (happening: Happening) => {
    events.tell(happening);
    // Who only looks in is not sent the code of steps they may never come to.
    preloadSteps(steps);
  };
  const at = { course, lesson: lesson.id };
  const finishStep = ({ id }: Step) => {
    // What is done is kept before it is shown.
    if (!told.current.has(id)) {
      told.current.add(id);
      const seconds = Math.min(maxStepSeconds, Math.round((clock.current?.now() ?? 0) / 1000));
      tell({ ...at, kind: 'stepDone', step: id, seconds });
    }
    const now = new Set(done).add(id);
    if (!hasFinished.current && steps.every((one) => now.has(one.id))) {
      hasFinished.current = true;
      tell({ ...at, kind: 'finished' });
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
          onReached={(position) => tell({ ...at, kind: 'reached', step: step.id, position })}
          onAttempt={(attempt) => tell({ ...at, kind: 'attempt', step: step.id, ...attempt })}
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

/** Where somebody left off, if that is not done; else the first step that is not, else the start. */
function firstStep(steps: readonly Step[], done: ReadonlySet<string>, last: string | null): number {
  const left = steps.findIndex(({ id }) => id === last && !done.has(id));
  return left >= 0
    ? left
    : Math.max(
        0,
        steps.findIndex(({ id }) => !done.has(id)),
      );
}
