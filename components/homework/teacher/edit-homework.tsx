'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { useAccount } from '@/components/ui/shell/account-context';
import { goTo, hashFor } from '@/components/ui/shell/hash-route';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { notify } from '@/components/ui/toasts/notify';
import { changeHomework, useHomework } from '@/lib/homework/queries';
import { homeworkChangeSchema, type Homework, type HomeworkChange } from '@/lib/homework/contract';
import { ChooseItems } from './choose/choose-items';
import { chosenOf, itemOf } from './choose/chosen';
import { NotOpen } from './not-open';
import { HomeworkTextFields } from './homework-text-fields';

/** Edits title, due date and message; the items only while no student has begun. */
export function EditHomework({ id }: { id: string }) {
  const t = useTranslations('homework.given');
  const { locale } = useAccount();
  return (
    <Screen title={t('editTitle')}>
      <Loaded query={useHomework(id, locale)}>{(homework) => <EditForm homework={homework} />}</Loaded>
    </Screen>
  );
}

function EditForm({ homework }: { homework: Homework }) {
  const t = useTranslations('homework.given');
  const { locale } = useAccount();
  const { id, title, words, due, isBegun } = homework;
  const [chosen, setChosen] = useState(() => homework.items.map(chosenOf));
  const [isOther, setOther] = useState(false);
  const form = useAccountForm<HomeworkChange>({
    schema: homeworkChangeSchema,
    defaultValues: { title, words, due },
    send: async (values) => {
      await changeHomework(id, { ...values, ...(isOther && { items: chosen.map(itemOf) }) }, locale);
      void notify('success', t('saved'));
      goTo(hashFor(id), { replace: true });
    },
    fieldOfCode: { DATE_PASSED: ['due'] },
  });
  return (
    <FormFrame
      form={form}
      submitText={t('save')}
      className="max-w-[900px] gap-8"
      footer={
        <a href={hashFor(id)} className="btn btn-secondary justify-self-start">
          {t('back')}
        </a>
      }
    >
      <NotOpen error={form.failure} />
      <div className="card grid gap-5 p-5 sm:p-6">
        <HomeworkTextFields form={form} />
      </div>
      {isBegun ? (
        <p className="prose-width text-ink-2">{t('isBegun')}</p>
      ) : (
        <ChooseItems
          chosen={chosen}
          error={chosen.length === 0 ? t('choose.nothing') : undefined}
          onChange={(items) => {
            setChosen(items);
            setOther(true);
          }}
        />
      )}
    </FormFrame>
  );
}
