'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { AccountForm } from '@/components/account/forms/account-form';
import { SavedLearners } from '@/components/account/family/saved-learners';
import { Field } from '@/components/account/forms/field';
import type { Learner } from '@/lib/contract/learners';
import { Button } from '@/components/ui/button';
import { emptyPlayer, type EntryValues } from './entry-values';

type Props = { form: AccountForm<EntryValues>; teamSize: number };

/** Who plays: one child with its age, or the players of a team, up to as many as it may have. */
export function PlayerFields({ form, teamSize }: Props) {
  const t = useTranslations('account.entry');
  const account = useTranslations('account');
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: 'players' });
  const { getValues } = form;
  useEffect(() => {
    // Another group has other teams: names that were typed stay as far as they fit.
    const typed = getValues('players');
    if (typed.length > teamSize) replace(typed.slice(0, teamSize));
    if (typed.length === 1 && teamSize > 1) replace([...typed, ...Array(teamSize - 1).fill(emptyPlayer)]);
  }, [teamSize, getValues, replace]);
  function fillIn({ name, age }: Learner) {
    const typed = getValues('players');
    const empty = teamSize === 1 ? 0 : typed.findIndex((player) => player.name.trim() === '');
    const player = { name, age: age >= 3 ? String(age) : '' };
    const asTyped = { shouldDirty: true, shouldValidate: true };
    if (empty >= 0) form.setValue(`players.${empty}`, player, asTyped);
    else if (typed.length < teamSize) append(player);
  }
  if (teamSize === 1)
    return (
      <div className="grid gap-5">
        <SavedLearners onPick={fillIn} />
        <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
          <Field {...form.field('players.0.name', 'playerName')} />
          <Field {...form.field('players.0.age', 'playerAge')} optional={account('optional')} />
        </div>
      </div>
    );
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-lg font-bold">{t('players')}</legend>
      <SavedLearners onPick={fillIn} />
      {fields.map(({ id }, index) => (
        <div key={id} className="flex items-start gap-3">
          <Field
            {...form.field(`players.${index}.name`, 'playerName')}
            label={t('player', { number: index + 1 })}
            className="grow"
          />
          {fields.length > 1 && (
            <Button kind="quiet" onClick={() => remove(index)} className="mt-[30px] min-h-[50px]">
              {t('remove')}
              <span className="sr-only"> {t('player', { number: index + 1 })}</span>
            </Button>
          )}
        </div>
      ))}
      {fields.length < teamSize && (
        <Button kind="secondary" onClick={() => append(emptyPlayer)} className="justify-self-start">
          {t('add')}
        </Button>
      )}
    </fieldset>
  );
}
