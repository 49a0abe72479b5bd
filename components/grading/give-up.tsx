'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useAction } from '@/components/ui/forms/action';
import { ConfirmDialog } from '@/components/ui/forms/confirm-dialog';
import { Button } from '@/components/ui/button';
import { giveUpGrading } from '@/lib/grading/queries';

/** Ends it without an estimate, after a second press. */
export function GiveUp({ id }: { id: string }) {
  const t = useTranslations('grading.giveUp');
  const dialog = useRef<HTMLDialogElement>(null);
  const action = useAction(async () => {
    await giveUpGrading(id);
    dialog.current?.close();
  });
  return (
    <>
      <Button kind="quiet" onClick={() => dialog.current?.showModal()}>
        {t('open')}
      </Button>
      <ConfirmDialog
        ref={dialog}
        title={t('title')}
        closeLabel={t('close')}
        action={action}
        confirm={{ kind: 'primary', label: t('confirm'), busyLabel: t('busy') }}
        cancelLabel={t('stay')}
      >
        <p>{t('text')}</p>
      </ConfirmDialog>
    </>
  );
}
