'use client';

import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { use, useState, useSyncExternalStore } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { waitingAnswers, watchQueue, type Who } from '@/components/events/queue';
import { AlsoWaitingContext, type AlsoWaiting } from '@/components/events/also-waiting';
import { useLearning } from '@/components/learn/shell/learn-context';
import { climbHref } from '@/components/learn/shell/learn-href';
import { hasPacks } from './has-packs';
import { useLine } from './use-line';

/** Answers that wait longer than this were given offline; milliseconds. */
const late = 60_000;

/** Answers that were given offline: how many, and whether they are sent. */
type Given = { count: number; isSent: boolean };

const answersHere = (who: Who, also: readonly AlsoWaiting[]) => [
  ...waitingAnswers(who),
  ...also.flatMap(({ waiting }) => waiting(who)),
];

function givenBefore(who: Who, also: readonly AlsoWaiting[]): Given | null {
  const before = new Date(Date.now() - late).toISOString();
  const count = answersHere(who, also).filter(({ occurredAt }) => occurredAt < before).length;
  return count > 0 ? { count, isSent: false } : null;
}

/** Reports that the device is offline or online again, and whether the answers given meanwhile are sent. */
export function LineNote() {
  const t = useTranslations('learn.line');
  const { who } = useLearning();
  const isOnline = useLine();
  const also = use(AlsoWaitingContext);
  const waiting = useSyncExternalStore(watchQueue, () => answersHere(who, also).length);
  const [given, setGiven] = useState(() => givenBefore(who, also));
  // A visitor's answers wait for a login, not for a connection.
  const count = who.username === null ? 0 : waiting;
  if (!isOnline && (given?.count !== count || given.isSent)) setGiven({ count, isSent: false });
  if (isOnline && given && !given.isSent && count === 0) setGiven({ ...given, isSent: true });
  return (
    <div aria-live="polite" className="learn-line">
      {isOnline ? (
        given && <p>{t(!given.isSent ? 'sending' : given.count > 0 ? 'sent' : 'back', { count: given.count })}</p>
      ) : (
        <p>
          {t('none')} {count > 0 && t('waiting', { count })} <Elsewhere />
        </p>
      )}
    </div>
  );
}

/** On pages other than the climb's, which says so itself: that they need a connection, and a link to what can be played offline. */
function Elsewhere() {
  const t = useTranslations('learn.line');
  const { locale } = useAccount();
  const href = climbHref(locale);
  if (usePathname().startsWith(href)) return null;
  return (
    <>
      {t('others')}{' '}
      {hasPacks() && (
        <a href={href} className="link inline-block min-h-6">
          {t('play')}
        </a>
      )}
    </>
  );
}
