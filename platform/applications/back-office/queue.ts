import type { ApplicationKind, ApplicationState } from '@/lib/applications/states';
import type { Condition } from '@/platform/kernel/back-office/list-address';
import { applicationLabels } from '@/platform/applications/labels';
import { staffText, type StaffText } from '@/platform/kernel/back-office/staff-text';

type Queue = {
  kind: ApplicationKind;
  label: StaffText;
  /** What is listed first: what is due soonest, or the next class. */
  sort: string;
  /** Applications in which the school has the next step; null where every step is automatic. */
  waits: ((now: Date) => readonly Condition[]) | null;
};

/** The queues of applications that wait for staff, by kind. */
export const queues: readonly Queue[] = [
  {
    kind: 'trial',
    label: staffText('Trial classes', '分校體驗課', '校区体验课', '体験クラス'),
    sort: '-overAt',
    waits: (now) => [
      ['kind', 'equals', 'trial'],
      ['state', 'equals', 'BOOKED'],
      ['overAt', 'less_than', now.toISOString()],
    ],
  },
  {
    kind: 'championship',
    label: staffText('Championships', '校際賽', '校际赛', '学校対抗戦'),
    sort: '-overAt',
    waits: null,
  },
  {
    kind: 'teaching',
    label: staffText('Teaching partnership', '教學合作計畫', '教学合作计划', '指導者パートナー'),
    sort: 'dueAt',
    waits: () => [
      ['kind', 'equals', 'teaching'],
      ['dueAt', 'exists', 'true'],
    ],
  },
];

type Queued = { state: ApplicationState; overAt?: string | null; dueAt?: string | null };

/** What staff or the applicant do next; null where nothing is to be done. */
export function nextStep({ state, overAt }: Queued, now: Date): StaffText | null {
  const { nextSteps } = applicationLabels;
  const isOver = Boolean(overAt) && Date.parse(overAt!) < now.getTime();
  return state === 'BOOKED' && isOver ? nextSteps.over : (nextSteps[state] ?? null);
}

export const isOverdue = ({ dueAt }: Pick<Queued, 'dueAt'>, now: Date): boolean =>
  Boolean(dueAt) && Date.parse(dueAt!) < now.getTime();

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** 'in 3 days', '2 hours ago'. */
export function fromNow(instant: string, now: Date, locale: string): string {
  const away = Date.parse(instant) - now.getTime();
  const [unit, length] = units.find(([, one]) => Math.abs(away) >= one) ?? units[2];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.trunc(away / length), unit);
}
