'use client';

import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useAction } from '@/components/ui/forms/action';
import { ConfirmDialog } from '@/components/ui/forms/confirm-dialog';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Older } from '@/components/ui/shell/older';
import { useSchoolDay } from '@/components/ui/shell/school-day';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/toasts/notify';
import { revokeGift, useGifts } from '@/lib/gifts/queries';
import type { Gift } from '@/lib/gifts/contract';

/** What was given away, to whom, and the state of each gift. Nothing where there are none. */
export function GiftList() {
  const t = useTranslations('account.entitlements');
  const { data: gifts = [], hasNextPage, fetchNextPage } = useGifts();
  if (gifts.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('gifts')}</h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {gifts.map((gift) => (
          <GiftItem key={gift.id} gift={gift} />
        ))}
      </ul>
      <Older hasMore={hasNextPage} onMore={() => fetchNextPage({ throwOnError: true })} />
    </section>
  );
}

function GiftItem({ gift }: { gift: Gift }) {
  const t = useTranslations('account.gift');
  const isOpen = gift.status !== 'CANCELLED' && gift.redeemedAt === null;
  const state = useGiftState(gift);
  return (
    <li className="grid content-start gap-2 rounded-[12px] border border-line bg-card px-4 py-3">
      <b>{t('to', { name: gift.recipientName })}</b>
      <p>{gift.title}</p>
      <p className={`text-sm break-words ${gift.redeemedAt ? 'font-semibold text-jade' : 'text-ink-2'}`}>{state}</p>
      {isOpen && (
        <div className="flex flex-wrap items-center gap-2">
          <a href={hashFor(`gifts/${gift.id}`)} className="btn btn-quiet">
            {t('card')}
            <span className="sr-only"> {gift.recipientName}</span>
          </a>
          <CallBack gift={gift} />
        </div>
      )}
    </li>
  );
}

function useGiftState({ status, recipientEmail, sendAt, sentAt, isMailed, redeemedAt, createdAt }: Gift): string {
  const t = useTranslations('account.gift');
  const { date } = useAccount();
  const day = useSchoolDay();
  if (status === 'CANCELLED') return t('cancelled');
  if (redeemedAt) return t('redeemed', { date: date(redeemedAt) });
  if (!recipientEmail) return t('carded', { date: date(createdAt) });
  if (status === 'WAITING' && sendAt) return t('waits', { date: day(sendAt), email: recipientEmail });
  // Older responses have no `isMailed`: then the email counts as sent.
  if (isMailed === false) return t('notMailed', { email: recipientEmail });
  return t('mailed', { date: date(sentAt ?? createdAt), email: recipientEmail });
}

function CallBack({ gift }: { gift: Gift }) {
  const t = useTranslations('account.gift');
  const account = useTranslations('account');
  const dialog = useRef<HTMLDialogElement>(null);
  const action = useAction(async () => {
    await revokeGift(gift.id);
    dialog.current?.close();
    void notify('success', t('calledBack'));
  });
  return (
    <>
      <Button kind="quiet" onClick={() => dialog.current?.showModal()}>
        {t('callBack')}
        <span className="sr-only"> {gift.recipientName}</span>
      </Button>
      <ConfirmDialog
        ref={dialog}
        title={t('callBackTitle')}
        closeLabel={t('keep')}
        action={action}
        confirm={{ kind: 'danger', label: t('callBackYes'), busyLabel: account('sending') }}
        cancelLabel={t('keep')}
      >
        <p>{t('callBackText')}</p>
      </ConfirmDialog>
    </>
  );
}
