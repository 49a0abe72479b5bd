'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId } from 'react';
import { useFieldArray } from 'react-hook-form';
import type { AccountForm } from '@/components/ui/forms/account-form';
import { SavedLearners } from '@/components/family/saved-learners';
import { Field } from '@/components/ui/forms/field';
import type { EntryGroup } from '@/lib/championships/contract';
import type { Learner } from '@/lib/family/contract';
import { Button } from '@/components/ui/button';
import { emptyPlayer, type EntryValues } from './entry-values';

type Props = { form: AccountForm<EntryValues> } & Pick<EntryGroup, 'teamSize' | 'minTeamSize'>;

/** Who plays: one child with its age, or the players of a team, as many as the group allows: those beyond the minimum are reserves. */
export function PlayerFields({ form, teamSize, minTeamSize }: Props) {
  const t = useTranslations('account.entry');
  const account = useTranslations('account');
  const id = useId();
  const { fields, append, remove, replace } = useFieldArray({ control: form.control, name: 'players' });
  const { getValues } = form;
  const hasReserves = minTeamSize > 1;
  useEffect(() => {
    // Another group has another team size: typed names stay as far as they fit.
    const typed = getValues('players');
    const rows = minTeamSize > 1 ? minTeamSize : teamSize;
    if (typed.length > teamSize) replace(typed.slice(0, teamSize));
    else if (typed.length < minTeamSize || (typed.length === 1 && teamSize > 1))
      replace([...typed, ...Array(rows - typed.length).fill(emptyPlayer)]);
  }, [teamSize, minTeamSize, getValues, replace]);
  const nameOf = (index: number) =>
    hasReserves && index >= minTeamSize
      ? t('reserve', { number: index + 1 - minTeamSize })
      : t('player', { number: index + 1 });
  const error = form.errorText('players', 'players');
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
    <fieldset className="grid gap-4" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-3 text-lg font-bold">{account('fields.players')}</legend>
      <SavedLearners onPick={fillIn} />
      {fields.map((field, index) => (
        <div key={field.id} className="flex items-start gap-3">
          <Field {...form.field(`players.${index}.name`, 'playerName')} label={nameOf(index)} className="grow" />
          {fields.length > minTeamSize && (
            <Button kind="quiet" onClick={() => remove(index)} className="mt-[30px] min-h-[50px]">
              {t('remove')}
              <span className="sr-only"> {nameOf(index)}</span>
            </Button>
          )}
        </div>
      ))}
      {fields.length < teamSize && (
        <Button kind="secondary" onClick={() => append(emptyPlayer)} className="justify-self-start">
          {t(hasReserves ? 'addReserve' : 'add')}
        </Button>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
