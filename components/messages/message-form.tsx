'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { TextArea } from '@/components/ui/forms/text-area';
import { Button } from '@/components/ui/button';
import { sendMessage } from '@/lib/messages/queries';
import { asMessage, isMessage, maxMessageLength, type Side } from '@/lib/messages/messaging';
import { newUuid } from '@/lib/kernel/browser/new-key';

/** The form for a message. A text that could not be sent stays, and is the same message when it is sent again. */
export function MessageForm({ side, id }: { side: Side; id: string }) {
  const t = useTranslations('threads');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const attempt = useRef<{ text: string; key: string }>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const text = asMessage(typed);
  const { run, busy, failure } = useAction(async () => {
    if (attempt.current?.text !== text) attempt.current = { text, key: newUuid() };
    await sendMessage(side, id, attempt.current);
    attempt.current = null;
    // Text typed meanwhile belongs to the next message.
    setTyped((now) => (asMessage(now) === text ? '' : now));
    area.current?.focus({ preventScroll: true });
  });
  const submit = () => {
    setWrong(!isMessage(text));
    if (isMessage(text)) void run();
    else area.current?.focus();
  };
  const isLong = text.length > maxMessageLength;
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormAlert error={failure} onRetry={submit} />
      <TextArea
        ref={area}
        label={t('label')}
        hint={t('hint')}
        error={isLong ? t('tooLong', { count: text.length }) : wrong && !isMessage(text) ? t('nothing') : undefined}
        rows={4}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
        onKeyDown={(event) => {
          // Enter alone begins a new line; while an input method composes, it accepts a candidate.
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
          event.preventDefault();
          submit();
        }}
      />
      <Button type="submit" busyLabel={busy && t('sending')} className="justify-self-start">
        {t('send')}
      </Button>
    </form>
  );
}
