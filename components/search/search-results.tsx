'use client';

import { useEffect, type MouseEventHandler } from 'react';
import type { Found, SearchResponse } from '@/lib/search/shapes';
import { PageLink } from '@/lib/kernel/links/page-link';
import type { SearchLabels } from './search-labels';

export const listId = 'search-results';
export const optionId = (index: number) => `search-result-${index}`;

type Props = {
  answer: SearchResponse;
  kinds: SearchLabels['kinds'];
  label: string;
  active: number;
  onHover: (index: number) => void;
  onFollow: MouseEventHandler;
};

/** What was found, by kind: the options of the search's combobox, each a link. */
export function SearchResults({ answer, kinds, label, active, onHover, onFollow }: Props) {
  useEffect(() => {
    document.getElementById(optionId(active))?.scrollIntoView({ block: 'nearest' });
  }, [active, answer]);
  const firsts = answer.groups.map((_, at) =>
    answer.groups.slice(0, at).reduce((sum, one) => sum + one.found.length, 0),
  );
  return (
    <div id={listId} role="listbox" aria-label={label} className="grid gap-4" onClick={onFollow}>
      {answer.groups.map(({ kind, found }, group) => (
        <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
          <div id={`${listId}-${kind}`} role="presentation" className="px-3 pb-1 text-sm font-bold text-ink-2">
            {kinds[kind]}
          </div>
          {found.map(({ href, title, excerpt }, index) => {
            const at = firsts[group]! + index;
            return (
              <ResultLink
                key={href}
                href={href}
                id={optionId(at)}
                role="option"
                aria-selected={at === active}
                onPointerMove={() => at !== active && onHover(at)}
                onFocus={() => onHover(at)}
                className="block scroll-my-12 rounded-xl px-3 py-2 aria-selected:bg-paper-2 aria-selected:shadow-[inset_3px_0_0_var(--color-orange-600)]"
              >
                <span className="block font-semibold">
                  <MarkedText {...title} />
                </span>
                <span className="line-clamp-2 text-sm text-ink-2">
                  <MarkedText {...excerpt} />
                </span>
              </ResultLink>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** A result on the current page is a plain link: the browser opens the `details` around its target and fires `hashchange`. */
function ResultLink({ href, children, ...rest }: React.ComponentProps<'a'> & { href: string }) {
  if (href.split('#', 1)[0] !== location.pathname) {
    return (
      <PageLink href={href} {...rest}>
        {children}
      </PageLink>
    );
  }
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

function MarkedText({ text, marks }: Found['title']) {
  const edges = [0, ...marks.flat(), text.length];
  return edges.slice(1).map((end, index) => {
    const part = text.slice(edges[index], end);
    if (index % 2 === 0) return part;
    return (
      <mark key={index} className="rounded-sm bg-amber-100 text-ink underline decoration-orange-600 underline-offset-3">
        {part}
      </mark>
    );
  });
}
