'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { Button } from '@/components/ui/button';
import { saveFile } from '@/components/ui/browser/save-file';
import { exportData } from '@/lib/privacy/queries';
import type { AccountSecurity } from '@/lib/login/contract';
import { DeleteForm } from './delete-form';

/** Exports the account's data as a file, and leads to the deletion of the account. */
export function DataCard({ security }: { security: AccountSecurity }) {
  const t = useTranslations('account');
  const [isLeaving, setLeaving] = useState(false);
  const { run, busy, failure } = useAction(async () => {
    const data = await exportData();
    saveFile(`sente-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2));
  });
  return (
    <section className="card grid gap-4 p-5 sm:p-6">
      <h2 className="text-xl">{t('data.title')}</h2>
      <p className="text-sm text-ink-2">{t('data.exportText')}</p>
      <FormAlert error={failure} onRetry={run} />
      <Button kind="secondary" className="justify-self-start" onClick={run} busyLabel={busy && t('loading')}>
        {t('data.export')}
      </Button>
      <hr className="border-line" />
      {isLeaving ? (
        <DeleteForm security={security} onCancel={() => setLeaving(false)} />
      ) : (
        <>
          <p className="text-sm text-ink-2">{t('data.deleteText')}</p>
          <Button kind="danger" className="justify-self-start" onClick={() => setLeaving(true)}>
            {t('data.delete')}
          </Button>
        </>
      )}
    </section>
  );
}
