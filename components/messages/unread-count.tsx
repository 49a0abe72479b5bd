'use client';

import { useTranslations } from 'next-intl';

/** How many messages are not read yet; nothing where there are none. */
export function UnreadCount({ count }: { count: number }) {
  const t = useTranslations('threads');
  if (count === 0) return null;
  return (
    <span className="ms-1.5 inline-grid min-h-6 min-w-6 place-items-center rounded-full bg-action px-1.5 text-sm font-bold text-action-ink">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{t('unread', { count })}</span>
    </span>
  );
}
