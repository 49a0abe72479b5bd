'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useAction } from '@/components/ui/forms/action';
import { ConfirmDialog } from '@/components/ui/forms/confirm-dialog';
import { useAccount } from '@/components/ui/shell/account-context';
import { Board } from '@/components/go/board';
import { Button } from '@/components/ui/button';
import { removeCard } from '@/lib/notebook/queries';
import type { NotebookCard } from '@/lib/notebook/contract';
import { conventionOf } from '@/lib/go/point-name';
import { useLearning } from '@/components/learn/shell/learn-context';
import { useDay } from './use-day';

/** A card: what went wrong, how often it was reviewed, and when it is due next. */
export function CardItem({ card }: { card: NotebookCard }) {
  const t = useTranslations('notebook.cards');
  const { locale } = useAccount();
  const day = useDay();
  const { position, topic, notedOn, dueOn, reviews } = card;
  return (
    <li className="grid content-start gap-2 rounded-card border border-line p-3">
      {position ? (
        <Board position={position} coordinates={conventionOf(locale)} title={t('figure')} />
      ) : (
        <p className="font-bold">{topic === null ? t('gone') : t('question', { topic })}</p>
      )}
      <p className="text-sm text-ink-2">
        {[t('noted', { day: day(notedOn) }), t('reviews', { count: reviews }), t('comes', { day: day(dueOn) })].join(
          ' · ',
        )}
      </p>
      <Remove id={card.id} />
    </li>
  );
}

function Remove({ id }: { id: string }) {
  const t = useTranslations('notebook.cards');
  const { who } = useLearning();
  const dialog = useRef<HTMLDialogElement>(null);
  const action = useAction(() => removeCard(who.learner, id));
  return (
    <>
      <Button kind="quiet" className="justify-self-start" onClick={() => dialog.current?.showModal()}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        ref={dialog}
        title={t('removeTitle')}
        closeLabel={t('close')}
        action={action}
        confirm={{ kind: 'danger', label: t('confirm'), busyLabel: t('removing') }}
        cancelLabel={t('keep')}
      >
        <p>{t('removeText')}</p>
      </ConfirmDialog>
    </>
  );
}
