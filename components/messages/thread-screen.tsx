'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useAction, FormAlert } from '@/components/ui/forms/action';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { asApiError } from '@/lib/kernel/api/api-error';
import { markRead, readEarlier, useThread } from '@/lib/messages/queries';
import type { Message, Thread } from '@/lib/messages/contract';
import { joinedMessages, type Side } from '@/lib/messages/messaging';
import { MessageForm } from './message-form';
import { ThreadSafety } from './thread-safety';

type Props = { side: Side; id: string };

/** One conversation: its messages, and a field to write in unless it is closed. */
export function ThreadScreen({ side, id }: Props) {
  const t = useTranslations('threads');
  const query = useThread(side, id);
  const { data, error } = query;
  const isMissing = !data && error !== null && asApiError(error).status === 404;
  const back = (
    <a href={hashFor('')} className="link inline-flex min-h-11 items-center">
      {t('back')}
    </a>
  );
  if (isMissing)
    return (
      <Screen title={t('missing')} narrow>
        <EmptyState title={t('missing')}>{back}</EmptyState>
      </Screen>
    );
  return (
    // Mounted again once the name is known: otherwise screen readers announce the heading without it.
    <Screen
      key={data ? 'known' : 'waiting'}
      title={data ? t('thread', { name: data.name }) : t('title')}
      lead={back}
      narrow
    >
      <Loaded query={query} skeleton="h-72">
        {(thread) => (
          <div className="grid gap-6">
            <Messages side={side} thread={thread} />
            {error !== null && <p role="status">{t('stale')}</p>}
            {thread.closed ? (
              <p role="status" className="rounded-card bg-jade-soft p-4">
                {t(`closed.${thread.closed}`)}
              </p>
            ) : (
              <MessageForm side={side} id={id} />
            )}
            <ThreadSafety side={side} thread={thread} />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

/** Within this distance of the end of the page the user is reading the newest messages. */
const nearPx = 240;
const isAtEnd = () => window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - nearPx;

function Messages({ side, thread }: { side: Side; thread: Thread }) {
  const t = useTranslations('threads');
  const [earlier, setEarlier] = useState<{ messages: Message[]; hasEarlier: boolean } | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const shown = joinedMessages(earlier?.messages ?? [], thread.messages);
  const first = shown[0]?.number ?? 1;
  const last = shown.at(-1);
  const { run, busy, failure } = useAction(async () => {
    const found = await readEarlier(side, thread.id, first);
    setEarlier({ messages: [...found.messages, ...shown], hasEarlier: found.hasEarlier });
  });
  const lastNumber = last?.number ?? 0;
  const wasThere = useRef(0);
  useEffect(() => {
    // A user who reads further up is not scrolled away.
    const isFirst = wasThere.current === 0;
    if (lastNumber > wasThere.current && (isFirst || last?.isMine || isAtEnd()))
      end.current?.scrollIntoView?.({ block: 'center', behavior: 'instant' });
    wasThere.current = lastNumber;
  }, [lastNumber, last?.isMine]);
  useRead(side, thread.id, thread.unread > 0 ? lastNumber : 0);
  if (!last) return <p className="text-ink-2">{t('empty')}</p>;
  return (
    <section aria-label={t('log')} className="grid gap-3">
      {first > 1 && (
        <p className="justify-self-center">
          <Button kind="secondary" busyLabel={busy && t('loading')} onClick={() => void run()}>
            {t('earlier')}
          </Button>
        </p>
      )}
      <FormAlert error={failure} onRetry={() => void run()} />
      <ol className="grid gap-3">
        {shown.map((message) => (
          <Bubble key={message.number} message={message} name={thread.name} />
        ))}
      </ol>
      {/* Announces only that there is a new message: announcing the long list again does not help. */}
      <p role="status" className="sr-only">
        {!last.isMine && lastNumber > 1 && <span key={lastNumber}>{t('new', { name: thread.name })}</span>}
      </p>
      <div ref={end} />
    </section>
  );
}

/** Reports the shown messages as read while the page is visible. */
function useRead(side: Side, id: string, upTo: number) {
  useEffect(() => {
    if (upTo === 0) return;
    // If this fails, the next change reports it; the user need not know.
    const report = () => document.visibilityState === 'visible' && void markRead(side, id, upTo).catch(() => {});
    report();
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [side, id, upTo]);
}

function Bubble({ message: { isMine, text, sentAt }, name }: { message: Message; name: string }) {
  const t = useTranslations('threads');
  const { date } = useAccount();
  return (
    <li
      className={`grid max-w-[85%] gap-1 rounded-card border border-line px-4 py-2.5 ${isMine ? 'justify-self-end bg-jade-soft' : 'justify-self-start bg-card'}`}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm text-ink-2">
        <span className="font-bold wrap-anywhere">{isMine ? t('mine') : name}</span>
        <time dateTime={sentAt}>{date(sentAt, true)}</time>
      </p>
      <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>
    </li>
  );
}
