'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { Button } from '@/components/ui/button';

type Props = { /** Whether there is more than is shown. */ hasMore: boolean; onMore: () => Promise<unknown> | void };

/** Below a list that is newest first: a button that loads the rest, a part at a time. */
export function Older({ hasMore, onMore }: Props) {
  const t = useTranslations('account');
  const [isAsked, setAsked] = useState(false);
  const { run, busy, failure } = useAction(async () => {
    await onMore();
    setAsked(true);
  });
  // The focused button is gone: the text in its place takes the focus.
  if (!hasMore) return isAsked ? <AllShown>{t('allShown')}</AllShown> : null;
  return (
    <div className="grid justify-items-start gap-3">
      <FormAlert error={failure} onRetry={run} />
      <Button kind="secondary" onClick={run} busyLabel={busy && t('loading')}>
        {t('older')}
      </Button>
    </div>
  );
}

function AllShown({ children }: { children: ReactNode }) {
  const place = useRef<HTMLParagraphElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={place} tabIndex={-1} className="text-sm text-ink-2">
      {children}
    </p>
  );
}
