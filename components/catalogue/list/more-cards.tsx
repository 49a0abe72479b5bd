'use client';

import { useState } from 'react';
import { onPlainClick } from '@/components/ui/browser/plain-click';
import type { ListTexts } from './read-list-texts';
import { intent } from './use-found';

type Props = {
  shown: number;
  total: number;
  /** The page that holds the next cards; null where it has no address, because the list was filtered. */
  href: string | null;
  texts: ListTexts;
  onMore: () => Promise<void>;
};

/** A link to the next page; in the browser its cards come under those that are here. */
export function MoreCards({ shown, total, href, texts, onMore }: Props) {
  const [isBusy, setBusy] = useState(false);
  const load = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await onMore();
    } catch {
      // The link itself still leads there.
      if (href) location.assign(href);
    } finally {
      setBusy(false);
    }
  };
  const link = { className: 'btn btn-secondary', 'aria-busy': isBusy || undefined, children: texts.more, ...intent };
  return (
    <div className="mt-8 grid justify-items-center gap-3">
      <p role="status" className="text-sm text-ink-2">
        {texts.shown.replace('{shown}', String(shown)).replace('{total}', String(total))}
      </p>
      {shown < total &&
        (href ? (
          <a href={href} onClick={onPlainClick(load)} {...link} />
        ) : (
          <button type="button" onClick={load} {...link} />
        ))}
    </div>
  );
}
