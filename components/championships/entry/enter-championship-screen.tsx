'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { FormFrame } from '@/components/ui/forms/account-form';
import { Field } from '@/components/ui/forms/field';
import { useAccount } from '@/components/ui/shell/account-context';
import { Facts } from '@/components/ui/shell/facts';
import { Loaded } from '@/components/ui/shell/loaded';
import { usePlaceTime } from '@/components/ui/shell/place-time';
import { Screen } from '@/components/ui/shell/screen';
import { EmptyState } from '@/components/ui/empty-state';
import { enterChampionship, useEntryForm } from '@/lib/championships/queries';
import type { EntryForm } from '@/lib/championships/contract';
import { entrants } from '@/lib/championships/team-size';
import { emptyPlayer, entryOf, entrySchema, type EntryValues } from './entry-values';
import { GroupChoice } from './group-choice';
import { isOpen } from './group-state';
import { PlayerFields } from './player-fields';
import { useApplicationForm } from '@/components/applications/application-form';
import { Honeypot } from '@/components/applications/honeypot';

/** Registers a child or a school's team for a championship: which group, who plays, and how the school or the parent is reached. */
export default function EnterChampionshipScreen({ id, query }: { id: string; query: URLSearchParams }) {
  const t = useTranslations('account.entry');
  const { locale } = useAccount();
  const event = useEntryForm(id, locale);
  return (
    <Screen title={t('title')} lead={event.data && t('lead', { who: who(event.data) })} narrow>
      <Loaded query={event} skeleton="h-96">
        {(found) =>
          found.groups.some(isOpen) ? (
            <Form event={found} asked={query.get('group')} lookAgain={() => void event.refetch()} />
          ) : (
            <EmptyState title={t('closed')}>
              <a href={`/${locale}/SchoolChampionships/${id}`} className="btn btn-primary">
                {t('toEvent')}
              </a>
            </EmptyState>
          )
        }
      </Loaded>
    </Screen>
  );
}

/** The groups that may be entered now, else all. */
function who({ groups }: EntryForm) {
  const open = groups.filter(isOpen);
  return entrants(open.length > 0 ? open : groups);
}

type Props = {
  event: EntryForm;
  /** The group whose link led here. */
  asked: string | null;
  /** Reads the seats again after a rejection: another entry may have taken the last one. */
  lookAgain: () => void;
};

function Form({ event: { subject, groups }, asked, lookAgain }: Props) {
  const t = useTranslations('account.entry');
  const account = useTranslations('account');
  const { locale, user } = useAccount();
  const time = usePlaceTime();
  const only = groups.filter(isOpen).length === 1 ? groups.find(isOpen) : undefined;
  const [first] = useState(() => (groups.find((group) => group.id === asked && isOpen(group)) ?? only)?.id);
  const form = useApplicationForm<EntryValues>(`enter:${subject.id}`, {
    schema: entrySchema(groups),
    defaultValues: {
      groupId: first ?? '',
      school: '',
      team: '',
      players: [emptyPlayer],
      name: user?.realName ?? '',
      email: user?.email ?? '',
      phone: user?.phone ?? '',
      note: '',
      website: '',
    },
    send: (values, key) => {
      const { id, teamSize, placesLeft } = groups.find((group) => group.id === values.groupId)!;
      const where = { championship: subject.id, groupId: id, locale, wait: placesLeft === 0 };
      return enterChampionship({ ...entryOf(values, teamSize), ...where }, key).catch((error: unknown) => {
        lookAgain();
        throw error;
      });
    },
    fieldOfCode: { GROUP_FULL: ['groupId'], REGISTRATION_CLOSED: ['groupId'] },
  });
  const { setValue } = form;
  useEffect(() => {
    // The group of the link overrides the one in a stored draft.
    if (first) setValue('groupId', first);
  }, [first, setValue]);
  const chosen = groups.find(({ id }) => id === form.watch('groupId'));
  const isTeam = chosen !== undefined && chosen.teamSize > 1;
  return (
    <FormFrame
      form={form}
      submitText={t(chosen?.placesLeft === 0 ? 'wait' : 'submit')}
      heading={
        <section className="grid gap-2 rounded-card bg-paper-2 p-4">
          <h2 className="text-xl">{subject.title}</h2>
          <p className="font-semibold">{time(subject.startsAt!, subject.endsAt, subject.timeZone)}</p>
          <p className="text-[15px] text-ink-2">{subject.place}</p>
        </section>
      }
      footer={<Facts facts={[[t('phone'), subject.phone]]} />}
    >
      <GroupChoice groups={groups} form={form} timeZone={subject.timeZone} />
      {chosen && (
        <>
          <Field {...form.field('school', 'school')} optional={!isTeam && account('optional')} />
          {isTeam && <Field {...form.field('team', 'team')} hint={t('teamHint')} />}
          <PlayerFields form={form} {...chosen} />
          <fieldset className="grid gap-5">
            <legend className="mb-3 text-lg font-bold">{t('contact')}</legend>
            <Field {...form.field('name', 'contactName')} />
            <Field {...form.field('email', 'email')} hint={t('emailHint')} />
            <Field {...form.field('phone', 'contactPhone')} />
            <Field {...form.field('note', 'note')} />
          </fieldset>
        </>
      )}
      <Honeypot {...form.register('website')} />
      <p className="text-sm text-ink-2">{t('privacy')}</p>
    </FormFrame>
  );
}
