'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { Board } from '@/components/go/board';
import type { ExplainedQuestion } from '@/lib/exams/contract';
import { rightAnswers } from '@/lib/exams/exam';
import { opponentOf } from '@/lib/go/position';
import { sideToPlay, solutionOf, taskOf } from '@/lib/go/problem';
import { nextStep } from '@/lib/go/solve';
import { useBoardTexts } from '@/components/lessons/use-board-texts';
import { ReportProblem } from '@/components/problem-reports/report-problem';

type Question = Pick<ExplainedQuestion, 'number' | 'id' | 'problem' | 'answer' | 'isRight'>;

/** A question after the exam: the move played, its refutation, the right line, and a link to report the problem. Boards are drawn once it is opened. */
export function Explained({
  question,
  title,
}: {
  question: Question;
  /** What the question is about. */ title: string;
}) {
  const t = useTranslations('exam');
  const [isOpen, setOpen] = useState(false);
  const { number, answer, isRight } = question;
  const state = answer === null ? 'empty' : isRight ? 'right' : 'wrong';
  return (
    <li className="card">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-4 p-4">
          <b className="tabular-nums">{number}</b>
          <span className="min-w-0 flex-1">{title}</span>
          <b className={isRight ? 'text-jade' : undefined}>{t(`result.${state}`)}</b>
        </summary>
        {isOpen && <Lines question={question} />}
      </details>
    </li>
  );
}

function Lines({ question: { id, problem, answer, isRight } }: { question: Question }) {
  const t = useTranslations('exam.result');
  const goals = useTranslations('course.goal');
  const refuted = useTranslations('learn.question.refuted');
  const { position } = problem;
  const { labels, name } = useBoardTexts(position.size);
  const color = sideToPlay(problem);
  const opponent = labels[opponentOf(color)];
  /** The move that was played, and the opponent's answer to it. */
  const { played, refutation } = useMemo(() => {
    const step = answer === null || isRight ? null : nextStep(problem, undefined, answer);
    const hasStep = step !== null && typeof step !== 'string';
    return hasStep ? { ...step, played: step.played.map(({ at }) => at) } : { played: [], refutation: undefined };
  }, [problem, answer, isRight]);
  const right = useMemo(() => lineFrom(problem, isRight ? answer : null), [problem, answer, isRight]);
  const describe = (moves: readonly string[]) =>
    moves
      .map((at, index) =>
        labels.move.replace('{color}', labels[index % 2 ? opponentOf(color) : color]).replace('{point}', name(at)),
      )
      .join(' ');
  const diagram = (title: string, moves: readonly string[]) => (
    <figure className="grid content-start gap-2">
      <figcaption className="font-bold">{title}</figcaption>
      <Board
        position={{ ...position, ghost: undefined, last: undefined }}
        moves={moves}
        coordinates={labels.convention}
        title={describe(moves)}
      />
      <p className="text-sm text-ink-2">{describe(moves)}</p>
    </figure>
  );
  return (
    <div className="grid gap-4 p-4 pt-0">
      <p>
        {problem.texts ? null : goals(taskOf(problem), { color: labels[color] })}{' '}
        {answer === null ? t('none') : t('yours', { point: name(answer) })}{' '}
        {played[1] && t('reply', { color: opponent, point: name(played[1]) })}{' '}
        {refutation &&
          refutation.kind !== 'vital' &&
          refuted(refutation.kind, { color: opponent, count: refutation.count })}{' '}
        {t('answers', { points: rightAnswers(problem).map(name).join(' · ') })}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {played.length > 0 && diagram(t('refutation'), played)}
        {diagram(t('line'), right)}
      </div>
      <ReportProblem problem={id} />
    </div>
  );
}

/** The solution; it starts with the played move if that was right. */
function lineFrom(problem: ExplainedQuestion['problem'], at: string | null): string[] {
  const own = at === null ? [] : solutionOf({ ...problem, moves: problem.moves.filter((move) => move.at === at) });
  return own.length > 0 ? own : solutionOf(problem);
}
