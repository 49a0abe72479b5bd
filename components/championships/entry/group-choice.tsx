'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import type { AccountForm } from '@/components/ui/forms/account-form';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { useAccount } from '@/components/ui/shell/account-context';
import type { EntryGroup } from '@/lib/championships/contract';
import { teamSizes } from '@/lib/championships/team-size';
import type { EntryValues } from './entry-values';
import { isOpen, stateOf } from './group-state';

type Props = { groups: readonly EntryGroup[]; form: AccountForm<EntryValues>; timeZone: string };

/** The groups with who may enter them and the seats left; those that are not open show when they are. */
export function GroupChoice({ groups, form, timeZone }: Props) {
  const t = useTranslations('account.entry');
  const id = useId();
  const { error } = form.field('groupId', 'group');
  return (
    <fieldset
      className="grid gap-3"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="mb-3 text-lg font-bold">{t('group')}</legend>
      {groups.map((group) => (
        <RadioCard
          key={group.id}
          name={id}
          checked={form.watch('groupId') === group.id}
          disabled={!isOpen(group)}
          onChoose={() => {
            form.setValue('groupId', group.id);
            form.clearErrors();
          }}
        >
          <span className="grid min-w-0 grow gap-0.5">
            <span className="flex flex-wrap justify-between gap-x-4">
              <b>{group.name}</b>
              <GroupSeats group={group} timeZone={timeZone} />
            </span>
            <span className="text-[15px] text-ink-2">{group.eligibility}</span>
            <span className="text-[15px] text-ink-2">
              {group.teamSize > 1 ? t('teamOf', teamSizes(group)) : t('single')}
            </span>
          </span>
        </RadioCard>
      ))}
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

function GroupSeats({ group, timeZone }: { group: EntryGroup; timeZone: string }) {
  const t = useTranslations('account.entry');
  const { locale } = useAccount();
  const { placesLeft, registrationStartsAt } = group;
  const state = stateOf(group);
  if (state === 'UPCOMING') {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
    return <span>{t('opens', { date: day.format(new Date(registrationStartsAt)) })}</span>;
  }
  if (state === 'ENDED') return <span>{t('groupClosed')}</span>;
  if (placesLeft === null) return null;
  return (
    <span className={`font-semibold ${placesLeft > 0 ? 'text-jade' : 'text-danger'}`}>
      {placesLeft > 0 ? t('placesLeft', { count: placesLeft }) : t('full')}
    </span>
  );
}
