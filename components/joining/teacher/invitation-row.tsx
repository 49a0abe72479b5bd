'use client';

import { useTranslations } from 'next-intl';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { revokeInvitation } from '@/lib/joining/queries';
import type { Invitation } from '@/lib/joining/contract';
import { useJoinHref } from './join-href';

/** An invitation: its code, its state, and while it is open the actions to share and to end it. */
export function InvitationRow({ invitation, onPrint }: { invitation: Invitation; onPrint: () => void }) {
  const t = useTranslations('teach.joining');
  const account = useTranslations('account');
  const { date } = useAccount();
  const { id, code, used, most, state, endsAt, revokedAt } = invitation;
  const href = useJoinHref(code);
  const { run, busy, failure } = useAction(async () => {
    await revokeInvitation(id);
    void notify('info', t('revoked'));
  });
  // Without the clipboard the teacher can read out the code, which is shown.
  const copy = () =>
    navigator.clipboard.writeText(href).then(
      () => void notify('success', t('copied')),
      () => void notify('error', t('notCopied')),
    );
  const spokenCode = <span className="sr-only"> {code}</span>;
  return (
    <li className="grid gap-2">
      <FormAlert error={failure} onRetry={() => void run()} />
      <div className="teach-row">
        <span>
          <span className="teach-code">{code}</span>
          <span className="block text-sm text-ink-2">
            {[t('usedOf', { used, most }), t(`states.${state}`, { date: date(revokedAt ?? endsAt) })].join(' · ')}
          </span>
        </span>
        {state === 'open' && (
          <span className="flex flex-wrap gap-2">
            <Button kind="secondary" onClick={() => void copy()}>
              {t('copy')}
              {spokenCode}
            </Button>
            <Button kind="secondary" onClick={onPrint}>
              {t('print')}
              {spokenCode}
            </Button>
            <Button kind="danger" onClick={() => void run()} busyLabel={busy && account('sending')}>
              {t('revoke')}
              {spokenCode}
            </Button>
          </span>
        )}
      </div>
    </li>
  );
}
