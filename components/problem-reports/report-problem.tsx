'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { Button } from '@/components/ui/button';
import { asApiError } from '@/lib/kernel/api/api-error';
import { reportProblem } from '@/lib/problem-reports/queries';
import { canBeReportedFor, reportReasons, type ReportReason } from '@/lib/problem-reports/problem-report';
import { useLearning } from '@/components/learn/shell/learn-context';

/** Reports a problem in two presses: open, and the reason. Only for logged-in users, because the outcome cannot be shown to others. */
export function ReportProblem({ problem }: { problem: string }) {
  const { who } = useLearning();
  return who.username !== null && <Report key={problem} problem={problem} />;
}

function Report({ problem }: { problem: string }) {
  const t = useTranslations('reports');
  const { who } = useLearning();
  const id = useId();
  const [text, setText] = useState('');
  const [last, setLast] = useState<ReportReason | null>(null);
  const [outcome, setOutcome] = useState<'told' | 'gone' | null>(null);
  const { run, busy, failure } = useAction(async (reason: ReportReason) => {
    setLast(reason);
    const written = text.trim();
    try {
      await reportProblem(who.learner, { problem, reason, ...(written && { text: written }) });
      setOutcome('told');
    } catch (error) {
      // An exam explains problems as they were; the bank may no longer have them.
      if (asApiError(error).code !== 'NOT_FOUND') throw error;
      setOutcome('gone');
    }
  });
  if (outcome)
    return (
      <p role="status" className="text-sm text-ink-2">
        {t(outcome)}
      </p>
    );
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-6 cursor-pointer items-center text-ink-2 underline decoration-line underline-offset-4">
        {t('open')}
      </summary>
      <div className="mt-2 grid justify-items-start gap-3">
        <label htmlFor={id}>{t('text')}</label>
        <input
          id={id}
          className="input"
          maxLength={500}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <p className="flex flex-wrap gap-2">
          {reportReasons
            .filter((reason) => canBeReportedFor(problem, reason))
            .map((reason) => (
              <Button
                key={reason}
                kind="secondary"
                busyLabel={busy && reason === last && t('telling')}
                onClick={() => void run(reason)}
              >
                {t(`reason.${reason}`)}
              </Button>
            ))}
        </p>
        <FormAlert error={failure} onRetry={() => last && void run(last)} />
      </div>
    </details>
  );
}
