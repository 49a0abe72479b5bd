'use client';

import { useTranslations } from 'next-intl';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { Loaded } from '@/components/ui/shell/loaded';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { asApiError } from '@/lib/kernel/api/api-error';
import { endOtherSessions, endSession, useSessions } from '@/lib/login/queries';
import type { Session } from '@/lib/login/contract';

/** Every device that is logged in, this one marked; the others can be logged out from here. */
export function DevicesCard() {
  const t = useTranslations('account.sessions');
  return (
    <section className="card grid gap-4 p-5 sm:p-6">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="text-sm text-ink-2">{t('text')}</p>
      <Loaded query={useSessions()} skeleton="h-32">
        {(sessions) => (
          <>
            <ul className="grid divide-y divide-line">
              {sessions.map((session) => (
                <Device key={session.id} session={session} />
              ))}
            </ul>
            {sessions.length > 1 && <EndOthers />}
          </>
        )}
      </Loaded>
    </section>
  );
}

function Device({ session: { id, device, isThis, lastSeenAt } }: { session: Session }) {
  const t = useTranslations('account.sessions');
  const { date } = useAccount();
  const name = device ?? t('unknown');
  const { run, busy, failure } = useAction(async () => {
    await endSession(id).catch((error: unknown) => {
      // It has already ended.
      if (asApiError(error).code !== 'NOT_FOUND') throw error;
    });
    void notify('success', t('ended'));
  });
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span>
          <b>{name}</b>
          <span className="block text-sm text-ink-2">{t('lastSeen', { time: date(lastSeenAt, true) })}</span>
        </span>
        {isThis ? (
          <span className="rounded-full bg-jade-soft px-3 py-1 text-sm font-semibold text-jade">{t('this')}</span>
        ) : (
          <Button kind="secondary" onClick={run} busyLabel={busy && t('end')}>
            {t('end')}
            <span className="sr-only"> {name}</span>
          </Button>
        )}
      </div>
      <FormAlert error={failure} onRetry={run} />
    </li>
  );
}

function EndOthers() {
  const t = useTranslations('account.sessions');
  const { run, busy, failure } = useAction(async () => {
    await endOtherSessions();
    void notify('success', t('othersEnded'));
  });
  return (
    <>
      <FormAlert error={failure} onRetry={run} />
      <Button kind="secondary" className="justify-self-start" onClick={run} busyLabel={busy && t('endOthers')}>
        {t('endOthers')}
      </Button>
    </>
  );
}
