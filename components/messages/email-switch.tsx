'use client';

import { useTranslations } from 'next-intl';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { Checkbox } from '@/components/ui/checkbox';
import { setMessageEmails, useMessageEmails } from '@/lib/messages/queries';

/** Turns emails about messages on or off; only for an account with a proved address. */
export function EmailSwitch() {
  const t = useTranslations('threads');
  const { data } = useMessageEmails();
  const { run, busy, failure } = useAction((isOn: boolean) => setMessageEmails(isOn));
  if (!data) return null;
  if (!data.hasProvedAddress) return <p className="prose-width text-ink-2">{t('lettersNeedAddress')}</p>;
  return (
    <div className="grid gap-3">
      <FormAlert error={failure} onRetry={() => void run(!data.letters)} />
      <Checkbox
        checked={busy ? !data.letters : data.letters}
        aria-busy={busy}
        onChange={({ target }) => void run(target.checked)}
      >
        <span>{t('letters')}</span>
      </Checkbox>
    </div>
  );
}
