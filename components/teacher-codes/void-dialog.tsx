'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type RefObject } from 'react';
import { useAction } from '@/components/ui/forms/action';
import { ConfirmDialog } from '@/components/ui/forms/confirm-dialog';
import { voidCodes } from '@/lib/teacher-codes/queries';

type Props = { ref: RefObject<HTMLDialogElement | null>; codes: string[]; onVoided: () => void };

/** Explains before voiding what it means, and that nothing is refunded. Afterwards the result is shown in the button's place. */
export function VoidDialog({ ref, codes, onVoided }: Props) {
  const t = useTranslations('activation.codes.void');
  const [voided, setVoided] = useState(0);
  const status = useRef<HTMLParagraphElement>(null);
  const action = useAction(async () => {
    const done = await voidCodes(codes);
    setVoided(done.voided);
    ref.current?.close();
    onVoided();
    status.current?.focus();
  });
  return (
    <>
      <p ref={status} role="status" tabIndex={-1} className="font-semibold outline-none">
        {voided > 0 && codes.length === 0 && t('done', { count: voided })}
      </p>
      <ConfirmDialog
        ref={ref}
        title={t('title', { count: codes.length })}
        closeLabel={t('no')}
        action={action}
        confirm={{ kind: 'danger', label: t('yes'), busyLabel: t('busy') }}
        cancelLabel={t('no')}
      >
        <p>{t('text')}</p>
        <p>{t('money')}</p>
      </ConfirmDialog>
    </>
  );
}
