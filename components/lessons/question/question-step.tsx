'use client';

import { ReportProblem } from '@/components/problem-reports/report-problem';
import type { StepProps } from '../step-props';
import { ProblemBoard } from '../problem-board';

/** A question on the board: every move is answered, and the number of tries is not limited. */
export default function QuestionStep({ step, lesson, onAttempt, onDone }: StepProps<'question'>) {
  const id = `${lesson}/${step.id}`;
  return (
    <div className="grid gap-3">
      <ProblemBoard
        id={id}
        problem={step.problem}
        idea={step.hint}
        onAttempt={(attempt) => {
          onAttempt(attempt);
          if (attempt.solved) onDone();
        }}
      />
      <ReportProblem problem={id} />
    </div>
  );
}
