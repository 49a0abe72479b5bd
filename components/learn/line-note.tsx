'use client';

import { useTranslations } from 'next-intl';
import { usePathname } from 'next/navigation';
import { use, useState, useSyncExternalStore } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { waitingAnswers, watchQueue, type Who } from '@/components/events/queue';
import { AlsoWaitingContext, type AlsoWaiting } from '@/components/events/also-waiting';
import { useLearning } from '@/components/learn/shell/learn-context';
import { ladderHref } from '@/components/learn/shell/learn-href';
import { hasPacks } from './has-packs';
import { useLine } from './use-line';

/** What waits for so long was done without a line; milliseconds. */
const late = 60_000;

/** Answers that were given without a line: how many, and whether they are told. */
type Given = { count: number; isTold: boolean };

const answersHere = (who: Who, also: readonly AlsoWaiting[]) => [
  ...waitingAnswers(who),
  ...also.flatMap(({ waiting }) => waiting(who)),
];

function givenBefore(who: Who, also: readonly AlsoWaiting[]): Given | null {
  const before = new Date(Date.now() - late).toISOString();
  const count = answersHere(who, also).filter(({ occurredAt }) => occurredAt < before).length;
  return count > 0 ? { count, isTold: false } : null;
}

/** Says that there is no line, that it is back, and what has become of the answers given meanwhile. */
export function LineNote() {
  const t = useTranslations('learn.line');
  const { who } = useLearning();
  const isOnline = useLine();
  const also = use(AlsoWaitingContext);
  const waiting = useSyncExternalStore(watchQueue, () => answersHere(who, also).length);
  const [given, setGiven] = useState(() => givenBefore(who, also));
  // Nobody's answers wait for a login, not for a line.
  const count = who.username === null ? 0 : waiting;
  if (!isOnline && (given?.count !== count || given.isTold)) setGiven({ count, isTold: false });
  if (isOnline && given && !given.isTold && count === 0) setGiven({ ...given, isTold: true });
  return (
    <div aria-live="polite" className="learn-line">
      {isOnline ? (
        given && <p>{t(!given.isTold ? 'sending' : given.count > 0 ? 'sent' : 'back', { count: given.count })}</p>
      ) : (
        <p>
          {t('none')} {count > 0 && t('waiting', { count })} <Elsewhere />
        </p>
      )}
    </div>
  );
}

/** On any other page than the climb's, which says so itself: what needs a line, and where something can be played without. */
function Elsewhere() {
  const t = useTranslations('learn.line');
  const { locale } = useAccount();
  const href = ladderHref(locale);
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
