'use client';

import { useTranslations } from 'next-intl';
import { useRef, type ReactNode } from 'react';
import { useAction } from '@/components/ui/forms/action';
import { ConfirmDialog } from '@/components/ui/forms/confirm-dialog';
import { useAccount } from '@/components/ui/shell/account-context';
import { Facts } from '@/components/ui/shell/facts';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { Button } from '@/components/ui/button';
import { useApplication, withdraw, type Opened } from '@/lib/applications/queries';
import type { PersonalApplication } from '@/lib/applications/contract';
import { calendarHref } from '@/lib/kernel/links/calendar-href';
import { joined } from '@/lib/kernel/i18n/joined';
import { usePlaceTime } from '@/components/ui/shell/place-time';
import { useSchoolDay } from '@/components/ui/shell/school-day';
import { TeachingAbout } from './teaching/teaching-about';
import { TeachingNext } from './teaching/teaching-next';

export type ApplicationScreenProps = {
  id: string;
  query: URLSearchParams;
  /** Actions besides withdrawing, from the caller, which knows the kind of application. */
  next: (application: PersonalApplication) => ReactNode;
};

/** An application as the applicant sees it: its state, the next step and its deadline, the history, and how to withdraw. */
export function ApplicationScreen({ id, query, next }: ApplicationScreenProps) {
  const t = useTranslations('account.request');
  const opened = { reference: id, key: query.get('key') ?? undefined };
  return (
    <Screen title={t('title')} lead={t('number', { reference: id })}>
      <Loaded query={useApplication(opened)} skeleton="h-96">
        {(application) => (
          <div className="grid items-start gap-6 lg:grid-cols-[1fr_380px] lg:gap-10">
            <State application={application} opened={opened} next={next} />
            <div className="grid gap-6">
              {application.kind === 'teaching' ? (
                <TeachingAbout application={application} opened={opened} />
              ) : (
                <About application={application} />
              )}
              <History history={application.history} />
            </div>
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

const good = ['BOOKED', 'REGISTERED', 'ATTENDED', 'APPROVED', 'PAID', 'ACTIVE'];

type StateProps = Pick<ApplicationScreenProps, 'next'> & { application: PersonalApplication; opened: Opened };

function State({ application, opened, next: nextOf }: StateProps) {
  const t = useTranslations('account.request');
  const teaching = useTranslations('account.teaching');
  const { locale } = useAccount();
  // By the school's calendar, as in the emails: the end of a day in Taipei is the next day in Tokyo.
  const day = useSchoolDay();
  const { kind, state, subject, dueAt, answerBy, position, history, may } = application;
  // Only the reason of the latest step: earlier ones have been answered.
  const reason = history[0]?.reason;
  // Expired without ever being active: the applicant did not answer.
  const shownState = state === 'EXPIRED' && application.activeUntil === null ? 'UNANSWERED' : state;
  const next =
    kind === 'teaching' && teaching.has(`next.${shownState}`)
      ? teaching(`next.${shownState}`)
      : t(`states.${state}.next`);
  return (
    <section className="card grid gap-4 p-5 sm:p-8" aria-live="polite">
      <h2 className={`text-2xl ${good.includes(state) ? 'text-jade' : ''}`}>{t(`states.${state}.name`)}</h2>
      <p className="prose-width text-ink-2">{next}</p>
      {position !== null && <p className="font-semibold">{t('position', { position })}</p>}
      {reason && <blockquote className="border-l-4 border-line pl-4 whitespace-pre-line">{reason}</blockquote>}
      {dueAt && <p className="font-semibold">{t(state === 'PAID' ? 'dueAccount' : 'due', { date: day(dueAt) })}</p>}
      {answerBy && <p className="font-semibold">{t('answerBy', { date: day(answerBy) })}</p>}
      {kind === 'teaching' && <TeachingNext application={application} opened={opened} />}
      {nextOf(application)}
      <div className="flex flex-wrap gap-3">
        {state === 'BOOKED' && subject && (
          <a href={calendarHref({ kind: 'class', id: subject.id, locale })} className="btn btn-secondary">
            {t('calendar')}
          </a>
        )}
        {kind === 'trial' && may.length === 0 && (
          <a href={`/${locale}/branches`} className="btn btn-primary">
            {t('again')}
          </a>
        )}
        {may.includes('withdraw') && <Withdraw kind={kind} opened={opened} />}
      </div>
    </section>
  );
}

function Withdraw({ kind, opened }: { kind: PersonalApplication['kind']; opened: Opened }) {
  const t = useTranslations('account.request');
  const teaching = useTranslations('account.teaching');
  const labels =
    kind === 'teaching'
      ? { title: teaching('withdraw'), text: teaching('withdrawText'), yes: teaching('withdraw') }
      : { title: t('withdrawTitle'), text: t('withdrawText'), yes: t('withdrawYes') };
  const dialog = useRef<HTMLDialogElement>(null);
  const action = useAction(async () => {
    await withdraw(opened);
    dialog.current?.close();
  });
  return (
    <>
      <Button kind="quiet" onClick={() => dialog.current?.showModal()}>
        {kind === 'teaching' ? teaching('withdraw') : t('withdraw')}
      </Button>
      <ConfirmDialog
        ref={dialog}
        title={labels.title}
        closeLabel={t('keep')}
        action={action}
        confirm={{ kind: 'danger', label: labels.yes, busyLabel: t('withdrawing') }}
        cancelLabel={t('keep')}
      >
        <p>{labels.text}</p>
      </ConfirmDialog>
    </>
  );
}

function About({ application: { kind, subject, answers, name, email, phone } }: { application: PersonalApplication }) {
  const t = useTranslations('account');
  const { locale } = useAccount();
  const time = usePlaceTime();
  const text = (value: unknown) => (value === undefined || typeof value === 'object' ? undefined : String(value));
  const players = Array.isArray(answers.players) ? answers.players : [];
  const player = ({ name: who = '', age }: (typeof players)[number]) =>
    age ? t('request.playerAge', { name: who, age }) : String(who);
  return (
    <section className="card grid gap-4 p-5 sm:p-6">
      <h2 className="text-xl">{subject?.title ?? t('request.about')}</h2>
      <Facts
        facts={[
          [t('request.time'), subject?.startsAt ? time(subject.startsAt, subject.endsAt, subject.timeZone) : undefined],
          [t('request.place'), subject?.place],
          [t('request.phone'), subject?.phone],
          [t('fields.childName'), text(answers.childName)],
          [t('fields.childAge'), text(answers.childAge)],
          [t('fields.group'), text(answers.group)],
          [t('fields.school'), text(answers.school)],
          [t('fields.team'), text(answers.team)],
          [t('request.players'), joined(locale, players.map(player))],
          [t(kind === 'championship' ? 'fields.contactName' : 'fields.parentName'), name],
          [t('fields.email'), email],
          [t('fields.contactPhone'), phone],
          [t('fields.note'), text(answers.note)],
        ]}
      />
    </section>
  );
}

function History({ history }: Pick<PersonalApplication, 'history'>) {
  const t = useTranslations('account.request');
  const { date } = useAccount();
  return (
    <section className="card grid gap-3 p-5 sm:p-6">
      <h2 className="text-xl">{t('history')}</h2>
      <ol className="grid gap-2 text-sm">
        {history.map(({ at, state, by }) => (
          <li key={at + state} className="flex flex-wrap justify-between gap-x-4">
            <span className="font-semibold">{t(`states.${state}.name`)}</span>
            <span className="text-ink-2">
              {t(`by.${by}`)} · {date(at, true)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
