'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState, type RefObject } from 'react';
import { useAction } from '@/components/ui/forms/action';
import { ConfirmDialog } from '@/components/ui/forms/confirm-dialog';
import { voidCodes } from '@/lib/teacher-codes/queries';

type Props = { ref: RefObject<HTMLDialogElement | null>; codes: string[]; onVoided: () => void };

/** What voiding means, and what it does not pay back, said before it is done. Where the button was, it is said that it is done. */
export function VoidDialog({ ref, codes, onVoided }: Props) {
  const t = useTranslations('activation.codes.void');
  const [voided, setVoided] = useState(0);
  const told = useRef<HTMLParagraphElement>(null);
  const action = useAction(async () => {
    const done = await voidCodes(codes);
    setVoided(done.voided);
    ref.current?.close();
    onVoided();
    told.current?.focus();
  });
  return (
    <>
      <p ref={told} role="status" tabIndex={-1} className="font-semibold outline-none">
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
