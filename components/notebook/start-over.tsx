'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useAction } from '@/components/ui/forms/action';
import { ConfirmDialog } from '@/components/ui/forms/confirm-dialog';
import { Button } from '@/components/ui/button';
import { startOver } from '@/lib/notebook/queries';
import { useLearning } from '@/components/learn/shell/learn-context';

/** After a pause: offers to spread the backlog over the days to come, with an explanation before it is confirmed. */
export function StartOver({ due }: { due: number }) {
  const t = useTranslations('notebook.startOver');
  const { who } = useLearning();
  const dialog = useRef<HTMLDialogElement>(null);
  const action = useAction(async () => {
    await startOver(who.learner);
    dialog.current?.close();
  });
  return (
    <section className="grid justify-items-start gap-3 rounded-card bg-jade-soft p-6">
      <h2 className="text-xl">{t('title')}</h2>
      <p className="prose-width">{t('text', { count: due })}</p>
      <Button kind="secondary" onClick={() => dialog.current?.showModal()}>
        {t('ask')}
      </Button>
      <ConfirmDialog
        ref={dialog}
        title={t('dialogTitle')}
        closeLabel={t('close')}
        action={action}
        confirm={{ kind: 'primary', label: t('confirm'), busyLabel: t('working') }}
        cancelLabel={t('notNow')}
      >
        <p>{t('dialogText')}</p>
      </ConfirmDialog>
    </section>
  );
}
