'use client';

import { useLayoutEffect, useRef } from 'react';

/**
 * The list of cards. Whatever a server component hands to React travels twice, as markup and as React's description of it: with a
 * hundred cards that alone would break the page's budget. So the server writes this markup from memory (`keepMarkup`), and the
 * browser takes it as it stands in the document. After a change of page without a new document it is read from the page's own address.
 */
export function CardList({ markupKey, label }: { markupKey: string; label: string }) {
  const list = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || element.firstElementChild) return;
    const gone = new AbortController();
    void fillFromDocument(element, gone.signal);
    return () => gone.abort();
  }, [markupKey]);

  return (
    <ul
      ref={list}
      className="pc-grid"
      data-list=""
      aria-label={label}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: writtenMarkup(markupKey) }}
    />
  );
}

/** On the server only; in the browser React keeps what the document holds. */
function writtenMarkup(key: string): string {
  if (typeof window !== 'undefined') return '';
  const shared = globalThis as typeof globalThis & { senteListMarkup?: Map<string, string> };
  const html = shared.senteListMarkup?.get(key);
  if (html === undefined) throw new Error('the list was not rendered by this server');
  return html;
}

async function fillFromDocument(element: HTMLElement, signal: AbortSignal) {
  element.setAttribute('aria-busy', 'true');
  try {
    const answer = await fetch(location.pathname, { signal });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const cards = page.querySelector('[data-list]')?.children;
    if (!cards?.length) throw new Error('no list');
    element.replaceChildren(...cards);
    element.dispatchEvent(new Event('cards', { bubbles: true }));
  } catch {
    if (!signal.aborted) location.reload();
  } finally {
    element.removeAttribute('aria-busy');
  }
}
