'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Rejection } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { askPlacement } from '@/lib/climb/queries';
import type { PlacementStep } from '@/lib/climb/contract';
import type { PlacementAnswer } from '@/lib/lessons/contract';
import { mostAsked } from '@/lib/climb/placement';
import { PageLink } from '@/lib/kernel/links/page-link';
import { ProblemBoard } from '@/components/lessons/question/problem-board';
import { DocumentTitle } from '@/components/learn/shell/document-title';
import { ladderHref, playHref } from '@/components/learn/shell/learn-href';
import { useLearning } from '@/components/learn/shell/learn-context';
import { LearnerGate } from '@/components/learn/shell/learner-gate';
import { RegisterNote } from './register-note';

/** Twelve problems at most, and the climb begins where somebody stands. */
export function PlacementScreen() {
  return (
    <LearnerGate>
      <OwnPlacement />
    </LearnerGate>
  );
}

function OwnPlacement() {
  const t = useTranslations('ladder');
  const { locale, user } = useAccount();
  const [hasBegun, setBegun] = useState(false);
  return (
    <div className="wrap learn-page grid gap-5">
      <DocumentTitle>{t('placement.title')}</DocumentTitle>
      <header>
        <PageLink href={ladderHref(locale)} className="link text-sm">
          {t('toMap')}
        </PageLink>
        <h1 className="text-2xl md:text-3xl">{t('placement.title')}</h1>
      </header>
      {!user ? (
        <RegisterNote />
      ) : hasBegun ? (
        <Questions />
      ) : (
        <div className="card grid justify-items-start gap-4 p-5">
          <p className="prose-width">{t('placement.text', { most: mostAsked })}</p>
          <Button kind="primary" onClick={() => setBegun(true)}>
            {t('placement.begin')}
          </Button>
        </div>
      )}
    </div>
  );
}

function Questions() {
  const t = useTranslations('ladder.placement');
  const { who, events } = useLearning();
  const [start, setStart] = useState<number>();
  const [answers, setAnswers] = useState<PlacementAnswer[]>([]);
  const [step, setStep] = useState<PlacementStep | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [round, setRound] = useState(0);
  const told = useRef(false);
  useEffect(() => {
    let isWanted = true;
    askPlacement(who.learner, start, answers).then(
      (found) => {
        if (!isWanted) return;
        setFailure(null);
        setStart(found.start);
        setStep(found);
        // Kept before it is shown.
        if (found.grade !== null && !told.current) {
          told.current = true;
          events.tell({ kind: 'placed', start: found.start, answers });
        }
      },
      (error: unknown) => isWanted && setFailure(error),
    );
    return () => {
      isWanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- where it began is settled by the first answer
  }, [who.learner, answers, round, events]);
  if (failure) return <Rejection error={failure} onRetry={() => setRound(round + 1)} />;
  if (step && step.grade !== null) return <Found grade={step.grade} />;
  // What is asked next is on its way.
  if (!step?.level || answers.some(({ level }) => level === step.level?.id))
    return <Skeleton className="aspect-square w-full max-w-[640px]" />;
  const { level } = step;
  return (
    <Question
      key={level.id}
      level={level}
      number={answers.length + 1}
      onAnswer={(moves) => setAnswers([...answers, { level: level.id, moves }])}
      skip={t('skip')}
    />
  );
}

type QuestionProps = {
  level: NonNullable<PlacementStep['level']>;
  number: number;
  skip: string;
  onAnswer: (moves: string[]) => void;
};

/** One try counts, and a hint is none; what it came to is seen before it goes on. */
function Question({ level, number, skip, onAnswer }: QuestionProps) {
  const t = useTranslations('ladder.placement');
  const [moves, setMoves] = useState<string[] | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="learn-lesson w-full">
      <h2 ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('question', { number, most: mostAsked })}
      </h2>
      <ProblemBoard
        id={level.id}
        problem={level.problem}
        onAttempt={(attempt) => setMoves((first) => first ?? (attempt.hints > 0 ? [] : attempt.moves))}
      />
      <div className="learn-bar">
        <span />
        <Button kind={moves ? 'primary' : 'secondary'} onClick={() => onAnswer(moves ?? [])}>
          {moves ? t('next') : skip}
        </Button>
      </div>
    </div>
  );
}

function Found({ grade }: { grade: number }) {
  const t = useTranslations('ladder.placement');
  const { locale } = useAccount();
  const { events } = useLearning();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    void events.flush();
  }, [events]);
  return (
    <section className="card grid justify-items-start gap-4 p-6">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('found', { grade: `G${grade}` })}
      </h2>
      <p className="prose-width text-ink-2">{t('foundText')}</p>
      <p className="flex flex-wrap gap-3">
        <PageLink href={playHref(locale)} className="btn btn-primary">
          {t('climb')}
        </PageLink>
        <PageLink href={ladderHref(locale)} className="btn btn-secondary">
          {t('map')}
        </PageLink>
      </p>
    </section>
  );
}
