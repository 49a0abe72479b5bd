import { localeOfLanguage } from '@/platform/kernel/back-office/staff-text';
import type { AuditLog } from '@/platform/payload-types';
import { factsOf, nameOfEntry } from './describe-entry';

/** A time to the minute, in the school's time zone. */
export function Moment({ at, language }: { at: string; language: string }) {
  const format = new Intl.DateTimeFormat(localeOfLanguage(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Taipei',
  });
  return <time dateTime={at}>{format.format(new Date(at))}</time>;
}

/** A list of names and values. */
export const FactList = ({ facts }: { facts: readonly (readonly [string, string])[] }) =>
  facts.length > 0 && (
    <dl className="facts">
      {facts.map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );

/** One entry: action, time, staff member and input. */
export function AuditEntryItem({ entry, language }: { entry: AuditLog; language: string }) {
  return (
    <>
      <p>
        <b>{nameOfEntry(entry, language)}</b> <Moment at={entry.createdAt} language={language} />{' '}
        <span className="by">{entry.staffEmail}</span>
      </p>
      <FactList facts={factsOf(entry, language)} />
    </>
  );
}
