import type { DefaultServerCellComponentProps } from 'payload';
import type { ApplicationSubject } from '@/lib/applications/contract';
import type { Request as ApplicationDocument } from '@/platform/payload-types';
import { localeOfLanguage, staffText, textIn } from '@/platform/kernel/back-office/staff-text';
import { fromNow, isOverdue, nextStep } from './queue';
import { timeOf } from './describe-application';

type Props = Pick<DefaultServerCellComponentProps, 'i18n' | 'rowData'>;
const overdue = staffText('Overdue', '已逾期', '已逾期', '期限超過');
const now = () => new Date();

const rowOf = ({ rowData }: Props) => rowData as ApplicationDocument;

function Moment({ at, language }: { at: string; language: string }) {
  const locale = localeOfLanguage(language);
  return (
    <time
      dateTime={at}
      title={new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(new Date(at))}
    >
      {fromNow(at, now(), locale)}
    </time>
  );
}

/** How long ago the application came. */
export const AgeCell = (props: Props) => <Moment at={rowOf(props).createdAt} language={props.i18n.language} />;

/** By when the school owes an answer; an overdue one is marked. */
export function DueCell(props: Props) {
  const { dueAt } = rowOf(props);
  const { language } = props.i18n;
  if (!dueAt) return <span>–</span>;
  const isLate = isOverdue({ dueAt }, now());
  return (
    <span className={isLate ? 'is-overdue' : undefined}>
      {isLate && <b>{textIn(overdue, language)} </b>}
      <Moment at={dueAt} language={language} />
    </span>
  );
}

export function NextCell(props: Props) {
  const next = nextStep(rowOf(props), now());
  return <span>{next ? textIn(next, props.i18n.language) : '–'}</span>;
}

/** Which class or event, and when. */
export function SubjectCell(props: Props) {
  const subject = rowOf(props).subject as ApplicationSubject | null;
  if (!subject) return <span>–</span>;
  return (
    <span className="two-lines">
      {subject.title}
      <small>{timeOf(subject, props.i18n.language)}</small>
    </span>
  );
}
