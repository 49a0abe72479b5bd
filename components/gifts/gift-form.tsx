'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Field } from '@/components/ui/forms/field';
import type { FieldNotes } from '@/components/ui/forms/field-frame';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { LanguageField } from '@/components/ui/forms/language-field';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { TextArea } from '@/components/ui/forms/text-area';
import { newKey } from '@/lib/kernel/browser/new-key';
import { useAccount } from '@/components/ui/shell/account-context';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { useSchoolDay } from '@/components/ui/shell/school-day';
import { notify } from '@/components/ui/toasts/notify';
import { createGift } from '@/lib/gifts/queries';
import { maxGiftMessage } from '@/lib/gifts/gift';
import { giftDays, giftValues, type GiftValues } from './gift-values';

/** The recipient, the way of delivery, the day and the message. */
export function GiftForm({ code }: { code: string }) {
  const t = useTranslations('account.gift');
  const { locale } = useAccount();
  const day = useSchoolDay();
  // Idempotency key: a repeated request sends the same gift once.
  const [key] = useState(newKey);
  const form = useAccountForm<GiftValues>({
    schema: giftValues,
    defaultValues: {
      by: 'mail',
      recipientName: '',
      recipientEmail: '',
      message: '',
      when: 'now',
      sendOn: '',
      locale,
    },
    send: async ({ by, when, recipientEmail, sendOn, message, ...values }) => {
      const isMail = by === 'mail';
      const gift = await createGift(
        {
          ...values,
          code,
          ...(message && { message }),
          ...(isMail && { recipientEmail }),
          ...(isMail && when === 'day' && { sendOn }),
        },
        key,
      );
      if (!isMail) return goTo(hashFor(`gifts/${gift.id}`), { replace: true });
      const name = gift.recipientName;
      const isPlanned = gift.status === 'WAITING' && gift.sendAt;
      void notify('success', isPlanned ? t('planned', { name, date: day(gift.sendAt!) }) : t('sent', { name }));
      goTo(hashFor('userSpace/entitlements'), { replace: true });
    },
  });
  const [by, when] = form.watch(['by', 'when']);
  const { first, last } = giftDays();
  const choice = (name: 'by' | 'when', value: GiftValues['by' | 'when'], text: string) => (
    <RadioCard name={name} checked={form.watch(name) === value} onChoose={() => form.setValue(name, value)}>
      {text}
    </RadioCard>
  );
  return (
    <FormFrame form={form} submitText={t(by === 'mail' ? 'submitMail' : 'submitCard')}>
      <Choice label={t('how')}>
        {choice('by', 'mail', t('byMail'))}
        {choice('by', 'card', t('byCard'))}
      </Choice>
      <Field {...form.field('recipientName', 'giftName')} maxLength={80} />
      {by === 'mail' && <Field {...form.field('recipientEmail', 'giftEmail')} />}
      <TextArea {...form.register('message')} {...notesOf(form.field('message', 'giftMessage'))} {...area} />
      <LanguageField {...form.register('locale')} {...notesOf(form.field('locale', 'giftLanguage'))} />
      {by === 'mail' && (
        <Choice label={t('when')}>
          {choice('when', 'now', t('now'))}
          {choice('when', 'day', t('onDay'))}
          {when === 'day' && <Field {...form.field('sendOn', 'giftDay')} min={first} max={last} />}
        </Choice>
      )}
    </FormFrame>
  );
}

const area = { rows: 4, maxLength: maxGiftMessage };

function Choice({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-[15px] font-semibold">{label}</legend>
      {children}
    </fieldset>
  );
}

const notesOf = ({ label, hint, error }: FieldNotes): FieldNotes => ({ label, hint, error });
