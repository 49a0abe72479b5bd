'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { useHashRoute } from '@/components/ui/shell/hash-route';
import { Screen } from '@/components/ui/shell/screen';
import type { Side } from '@/lib/messages/messaging';
import { EmailSwitch } from './email-switch';
import { ThreadList } from './thread-list';
import { ThreadScreen } from './thread-screen';

type Props = { side: Side; /** Below the list: other people to write to. */ children?: ReactNode };

/** The user's messages as a teacher or as a student: the list, or the thread in the address. */
export function MessagesScreen({ side, children }: Props) {
  const t = useTranslations('threads');
  const route = useHashRoute();
  const [page, setPage] = useState(1);
  if (!route) return null;
  const [part, id] = route.segments;
  if (part === 'with' && id) return <ThreadScreen key={id} side={side} id={id} />;
  return (
    <Screen title={t('title')} lead={t(side === 'teacher' ? 'leadTeacher' : 'leadStudent')}>
      <div className="grid gap-8">
        <ThreadList side={side} page={page} onPage={setPage} />
        {children}
        <EmailSwitch />
      </div>
    </Screen>
  );
}
