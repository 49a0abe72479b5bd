'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormFrame, useAccountForm } from '@/components/ui/forms/account-form';
import { Field } from '@/components/ui/forms/field';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { hashFor } from '@/components/ui/shell/hash-route';
import { askToJoin } from '@/lib/joining/queries';
import { askedToJoinSchema, type AskedToJoin, type InvitedPerson, type OpenedInvitation } from '@/lib/joining/contract';

type Props = { code: string; invitation: OpenedInvitation };

/** Whose class it is, what the teacher will see and what not, and who of the family joins. */
export function JoinForm({ code, invitation: { teacher, className, people, isOwn, isUsedUp } }: Props) {
  const t = useTranslations('account.joining');
  const free = people.filter(({ state }) => state === 'free');
  const [asked, setAsked] = useState('');
  return (
    <div className="grid gap-5">
      <p className="prose-width text-lg wrap-anywhere">{t('invited', { teacher, className })}</p>
      <section className="card grid gap-2 p-5">
        <h2 className="text-lg">{t('seesTitle', { teacher })}</h2>
        <ul className="grid list-disc gap-1 ps-5">
          {(['progress', 'homework', 'reports'] as const).map((what) => (
            <li key={what}>{t(`sees.${what}`)}</li>
          ))}
        </ul>
        <p className="text-ink-2">{t('seesNot')}</p>
        <p className="text-ink-2">{t('leaveAnyTime')}</p>
      </section>
      {asked && (
        <p role="status" className="rounded-card bg-jade-soft p-4">
          {t('asked', { name: asked, teacher })}
        </p>
      )}
      <Standing people={people} />
      {isOwn ? (
        <p>{t('own')}</p>
      ) : (
        free.length > 0 && !isUsedUp && <Ask key={free.length} code={code} people={free} onAsked={setAsked} />
      )}
      <p>
        <a className="btn btn-secondary" href={hashFor('userSpace/account')}>
          {t('toAccount')}
        </a>
      </p>
    </div>
  );
}

/** People whose request or place in the class is already known. */
function Standing({ people }: { people: readonly InvitedPerson[] }) {
  const t = useTranslations('account.joining');
  const known = people.filter(({ state }) => state !== 'free');
  return (
    known.length > 0 && (
      <ul className="grid gap-1">
        {known.map(({ learner, name, state }) => (
          <li key={learner ?? ''} className="wrap-anywhere">
            <b>{name || t('holder')}</b> <span className="text-ink-2">{state !== 'free' && t(`states.${state}`)}</span>
          </li>
        ))}
      </ul>
    )
  );
}

type AskProps = { code: string; people: readonly InvitedPerson[]; onAsked: (name: string) => void };

function Ask({ code, people, onAsked }: AskProps) {
  const t = useTranslations('account.joining');
  const first = people[0]!;
  const form = useAccountForm<AskedToJoin>({
    schema: askedToJoinSchema,
    defaultValues: { code, learner: first.learner, name: first.name },
    send: async (values) => {
      await askToJoin(values);
      onAsked(values.name);
    },
  });
  const chosen = form.watch('learner');
  const choose = ({ learner, name }: InvitedPerson) => {
    form.setValue('learner', learner);
    form.setValue('name', name);
  };
  return (
    <FormFrame form={form} submitText={t('ask')}>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-bold">{t('who')}</legend>
        {people.map((person) => (
          <RadioCard
            key={person.learner ?? ''}
            name="learner"
            checked={chosen === person.learner}
            onChoose={() => choose(person)}
          >
            <span className="min-w-0 wrap-anywhere">
              {person.learner === null ? t('myself', { name: person.name || t('holder') }) : person.name}
            </span>
          </RadioCard>
        ))}
      </fieldset>
      <Field {...form.field('name', 'joinName')} />
    </FormFrame>
  );
}
