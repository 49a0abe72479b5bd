'use client';

import { useState } from 'react';
import { onPlainClick } from '@/components/ui/browser/plain-click';
import type { ListTexts } from './read-list-texts';
import { intent } from './use-found';

type Props = {
  shown: number;
  total: number;
  /** The page with the next cards; null for a filtered list, whose further pages have no address. */
  href: string | null;
  texts: ListTexts;
  onMore: () => Promise<void>;
};

/** A link to the next page; with scripts its cards are added below the present ones. */
export function MoreCards({ shown, total, href, texts, onMore }: Props) {
  const [isBusy, setBusy] = useState(false);
  const load = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await onMore();
    } catch {
      // Loading failed: follow the link instead.
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
