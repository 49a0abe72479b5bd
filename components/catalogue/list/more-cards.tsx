'use client';

import { useState, type MouseEvent } from 'react';
import type { ListTexts } from './list-texts';
import { isPlainClick } from '../plain-click';

type Props = {
  shown: number;
  total: number;
  /** The page that holds the next cards; null where it has no address, because the list was filtered. */
  href: string | null;
  texts: ListTexts;
  onMore: () => Promise<void>;
  /** The visitor is about to ask. */
  onIntent: () => void;
};

/** A link to the next page; in the browser its cards come under those that are here. */
export function MoreCards({ shown, total, href, texts, onMore, onIntent }: Props) {
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
  const intent = { onPointerEnter: onIntent, onFocus: onIntent };
  const follow = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void load();
  };
  const text = texts.shown.replace('{shown}', String(shown)).replace('{total}', String(total));
  return (
    <div className="mt-8 grid justify-items-center gap-3">
      <p role="status" className="text-sm text-ink-2">
        {text}
      </p>
      {shown < total &&
        (href ? (
          <a href={href} className="btn btn-secondary" aria-busy={isBusy || undefined} onClick={follow} {...intent}>
            {texts.more}
          </a>
        ) : (
          <button
            type="button"
            className="btn btn-secondary"
            aria-busy={isBusy || undefined}
            onClick={load}
            {...intent}
          >
            {texts.more}
          </button>
        ))}
    </div>
  );
}
