'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { PagedList } from '@/components/ui/shell/paged-list';
import { EmptyState } from '@/components/ui/empty-state';
import { useThreads } from '@/lib/messages/queries';
import type { ThreadRow } from '@/lib/messages/contract';
import type { Side } from '@/lib/messages/messaging';
import { UnreadCount } from './unread-count';

export const threadHref = (id: string): string => hashFor(`with/${id}`);

type Props = { side: Side; page: number; onPage: (page: number) => void };

/** Threads, the one with the latest message first. */
export function ThreadList({ side, page, onPage }: Props) {
  const t = useTranslations('threads');
  return (
    <PagedList
      query={useThreads(side, page)}
      page={page}
      onPage={onPage}
      empty={
        <EmptyState title={t(side === 'teacher' ? 'noneTeacher' : 'noneStudent')}>
          {t(side === 'teacher' ? 'noneTeacherHelp' : 'noneStudentHelp')}
        </EmptyState>
      }
      className="grid gap-5"
    >
      {(items) => (
        <ul className="grid divide-y divide-line overflow-clip rounded-card border border-line bg-card">
          {items.map((thread) => (
            <Row key={thread.id} thread={thread} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Row({ thread: { id, name, learner, unread, last } }: { thread: ThreadRow }) {
  const t = useTranslations('threads');
  const { date } = useAccount();
  return (
    <li>
      <a href={threadHref(id)} className="grid min-h-14 gap-0.5 px-4 py-2.5 hover:bg-paper-2">
        <span className="flex flex-wrap items-center justify-between gap-x-4">
          <span className="min-w-0 font-bold wrap-anywhere">
            {[name, learner].filter(Boolean).join(' · ')}
            <UnreadCount count={unread} />
          </span>
          {last && (
            <time dateTime={last.sentAt} className="text-sm text-ink-2">
              {date(last.sentAt, true)}
            </time>
          )}
        </span>
        <span className="line-clamp-2 text-sm text-ink-2 wrap-anywhere">
          {last ? (last.isMine ? t('you', { text: last.text }) : last.text) : t('nothingWritten')}
        </span>
      </a>
    </li>
  );
}
