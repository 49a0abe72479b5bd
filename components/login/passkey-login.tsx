'use client';

import { useTranslations } from 'next-intl';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { Button } from '@/components/ui/button';
import { hasPasskeys, loginWithPasskey } from '@/lib/login/passkey-queries';
import { enter } from '@/stores/session/login';

/** Login with a passkey: the device identifies the account. */
export function PasskeyLogin() {
  const t = useTranslations('account');
  const { run, busy, failure } = useAction(async () => enter(await loginWithPasskey()));
  if (!hasPasskeys()) return null;
  return (
    <>
      <FormAlert error={failure} onRetry={run} />
      <Button kind="secondary" className="w-full" onClick={run} busyLabel={busy && t('sending')}>
        {t('login.withPasskey')}
      </Button>
    </>
  );
}
