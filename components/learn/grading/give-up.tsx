'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { FormAlert, useAction } from '@/components/account/forms/action';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { giveUpGrading } from '@/lib/api/grading-queries';

/** Ends it without an estimate, after a second press. */
export function GiveUp({ id }: { id: string }) {
  const t = useTranslations('grading.giveUp');
  const dialog = useRef<HTMLDialogElement>(null);
  const { run, busy, failure } = useAction(async () => {
    await giveUpGrading(id);
    dialog.current?.close();
  });
  return (
    <>
      <Button kind="quiet" onClick={() => dialog.current?.showModal()}>
        {t('open')}
      </Button>
      <Dialog ref={dialog} title={t('title')} closeLabel={t('close')}>
        <p>{t('text')}</p>
        <FormAlert error={failure} onRetry={() => void run()} />
        <p className="mt-5 flex flex-wrap gap-3">
          <Button busyLabel={busy && t('busy')} onClick={() => void run()}>
            {t('confirm')}
          </Button>
          <Button kind="secondary" onClick={() => dialog.current?.close()}>
            {t('stay')}
          </Button>
        </p>
      </Dialog>
    </>
  );
}
