'use client';

import { useTranslations } from 'next-intl';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { useOwnJoinRequests, withdrawRequest } from '@/lib/joining/queries';
import type { OwnJoinRequest } from '@/lib/joining/contract';

/** The account's requests to join classes; waiting ones can be withdrawn. */
export function JoinRequests() {
  const { data = [] } = useOwnJoinRequests();
  return (
    data.length > 0 && (
      <ul className="grid gap-3">
        {data.map((request) => (
          <Request key={request.id} {...request} />
        ))}
      </ul>
    )
  );
}

function Request({ id, name, teacher, className, state, askedAt }: OwnJoinRequest) {
  const t = useTranslations('account.joining');
  const account = useTranslations('account');
  const { date } = useAccount();
  const { run, busy, failure } = useAction(async () => {
    await withdrawRequest(id);
    void notify('info', t('withdrawn'));
  });
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 wrap-anywhere">
          <b>{name}</b>{' '}
          <span className="text-sm text-ink-2">
            {[teacher, className, state !== 'accepted' && t(`states.${state}`), date(askedAt)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        {state === 'waiting' && (
          <Button kind="quiet" onClick={() => void run()} busyLabel={busy && account('sending')}>
            {t('withdraw')}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      <FormAlert error={failure} onRetry={() => void run()} />
    </li>
  );
}
