'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { SelectField } from '@/components/ui/forms/select-field';
import { TextArea } from '@/components/ui/forms/text-area';
import { Button } from '@/components/ui/button';
import { blockThread, reportThread } from '@/lib/messages/queries';
import type { Thread } from '@/lib/messages/contract';
import { maxReportLength, messageReportReasons, type MessageReportReason, type Side } from '@/lib/messages/messaging';

type Props = { side: Side; thread: Thread };

/** What a user can do against abuse: block the thread, or report it to the school; and the school's answer. */
export function ThreadSafety({ side, thread }: Props) {
  const t = useTranslations('threads');
  const { report, messages } = thread;
  const waits = report !== null && report.outcome === null;
  return (
    <div className="grid gap-4">
      {report?.outcome && (
        <p role="status" className="rounded-card bg-jade-soft p-4 wrap-anywhere">
          {t(`answered.${report.outcome}`, { answer: report.answer ?? '' })}
        </p>
      )}
      {waits && (
        <p role="status" className="rounded-card bg-jade-soft p-4">
          {t('reported')}
        </p>
      )}
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-ink-2 underline decoration-line underline-offset-4">
          {t('safety')}
        </summary>
        <div className="card mt-2 grid gap-6 p-5">
          <Block side={side} thread={thread} />
          {!waits && messages.length > 0 && <Report side={side} id={thread.id} />}
        </div>
      </details>
    </div>
  );
}

function Block({ side, thread: { id, isBlocked } }: Props) {
  const t = useTranslations('threads');
  const { run, busy, failure } = useAction(() => blockThread(side, id, !isBlocked));
  return (
    <div className="grid justify-items-start gap-3">
      <p className="prose-width">{t('blockText')}</p>
      <FormAlert error={failure} onRetry={() => void run()} />
      <Button kind="secondary" busyLabel={busy && t('sending')} onClick={() => void run()}>
        {t(isBlocked ? 'unblock' : 'block')}
      </Button>
    </div>
  );
}

function Report({ side, id }: { side: Side; id: string }) {
  const t = useTranslations('threads');
  const [reason, setReason] = useState<MessageReportReason>('bullying');
  const [text, setText] = useState('');
  const { run, busy, failure } = useAction(() => reportThread(side, id, { reason, text: text.trim() }));
  return (
    <form
      className="grid gap-4 border-t border-line pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <p className="prose-width">{t('reportText')}</p>
      <FormAlert error={failure} onRetry={() => void run()} />
      <SelectField
        label={t('reportReason')}
        value={reason}
        onChange={({ target }) => setReason(target.value as MessageReportReason)}
      >
        {messageReportReasons.map((one) => (
          <option key={one} value={one}>
            {t(`reasons.${one}`)}
          </option>
        ))}
      </SelectField>
      <TextArea
        label={t('reportNote')}
        rows={3}
        maxLength={maxReportLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" kind="danger" busyLabel={busy && t('sending')} className="justify-self-start">
        {t('report')}
      </Button>
    </form>
  );
}
