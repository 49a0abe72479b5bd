'use client';

import { useTranslations } from 'next-intl';
import { FormAlert, useAction } from '@/components/account/forms/action';
import { Button } from '@/components/ui/button';

type Props = { /** Whether there is more than is shown. */ hasMore: boolean; onMore: () => Promise<unknown> | void };

/** Below a list that is newest first: the rest of it, a part at a time. */
export function Older({ hasMore, onMore }: Props) {
  const t = useTranslations('account');
  const { run, busy, failure } = useAction(async () => onMore());
  if (!hasMore) return null;
  return (
    <div className="grid justify-items-start gap-3">
      <FormAlert error={failure} onRetry={run} />
      <Button kind="secondary" onClick={run} busyLabel={busy && t('loading')}>
        {t('older')}
      </Button>
    </div>
  );
}
