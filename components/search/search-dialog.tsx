'use client';

import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { useMinimumDelay } from '@/components/ui/waiting/use-minimum-delay';
import { maxQuestionLength } from '@/lib/search/search-address';
import { PageLink } from '@/lib/kernel/links/page-link';
import { listId, optionId, SearchResults } from './search-results';
import type { HelpfulLink, SearchLabels } from './search-labels';
import { useSearch } from './use-search';

type Props = {
  locale: string;
  labels: SearchLabels;
  links: HelpfulLink[];
  /** How often it was opened. */
  opened: number;
};

/** The search: a combobox after the ARIA practices in the browser's own <dialog>. The question stays until the page is left. */
export function SearchDialog({ locale, labels, links, opened }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  /** Enter was pressed before the response: its first result is then opened. */
  const isAwaited = useRef(false);
  const { question, answer, isLoading, retry } = useSearch(locale, text);
  const isBusy = useMinimumDelay(isLoading);
  const count = answer?.groups.reduce((sum, { found }) => sum + found.length, 0) ?? 0;

  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    input.current?.select();
  }, [opened]);
  useEffect(() => {
    if (isLoading || !isAwaited.current) return;
    isAwaited.current = false;
    document.getElementById(optionId(0))?.click();
  }, [isLoading]);

  const type = (typed: string) => {
    setText(typed);
    setActive(0);
    isAwaited.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter and arrow keys belong to the input method while it composes.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isLoading) isAwaited.current = true;
      else document.getElementById(optionId(active))?.click();
    }
    if ((event.key !== 'ArrowDown' && event.key !== 'ArrowUp') || count === 0) return;
    event.preventDefault();
    setActive((active + (event.key === 'ArrowDown' ? 1 : count - 1)) % count);
  };
  /** Closes on a press on the backdrop, whose target is the dialog itself, and when a link is followed. */
  const closeOnPress = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a');
    const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
    if ((isLink && !opensElsewhere) || event.target === dialog.current) dialog.current?.close();
  };

  return (
    <dialog
      ref={dialog}
      aria-label={labels.open}
      className="dialog mt-[8vh] w-[min(640px,calc(100vw-32px))] overflow-hidden p-0 max-md:m-0 max-md:h-dvh max-md:max-h-none max-md:w-full max-md:max-w-none max-md:rounded-none max-md:border-0"
      onClick={closeOnPress}
    >
      <div className="flex max-h-[inherit] flex-col max-md:h-full md:max-h-[80vh]">
        <form
          role="search"
          className="flex items-center gap-2 border-b border-line px-4 py-3"
          toolname="search_shop"
          tooldescription={labels.tool}
          toolautosubmit=""
          onSubmit={(event) => event.preventDefault()}
        >
          <label className="relative grow">
            <span className="sr-only">{labels.open}</span>
            <Icon name="search" className="absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-2" />
            <input
              ref={input}
              type="text"
              name="question"
              toolparamdescription={labels.open}
              role="combobox"
              aria-expanded={count > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={count > 0 ? optionId(active) : undefined}
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={maxQuestionLength}
              placeholder={labels.placeholder}
              className="input pr-14 pl-11"
              value={text}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
            />
            {isBusy && (
              <span aria-hidden="true" className="spinner absolute top-1/2 right-3 -translate-y-1/2 scale-60">
                <i />
                <i />
                <i />
              </span>
            )}
          </label>
          <button
            type="button"
            aria-label={labels.close}
            className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-paper-2"
            onClick={() => dialog.current?.close()}
          >
            <Icon name="close" />
          </button>
        </form>
        <p role="status" className="sr-only">
          {question && !isLoading && answer ? labels.results.replace('{count}', String(answer.total)) : ''}
        </p>
        <div className="min-h-40 overflow-y-auto overscroll-contain p-3">
          {answer && count > 0 && (
            <SearchResults
              answer={answer}
              kinds={labels.kinds}
              label={labels.open}
              active={active}
              onHover={setActive}
              onFollow={closeOnPress}
            />
          )}
          {answer === null && !isLoading && (
            <div role="alert" className="grid justify-items-start gap-3 p-3">
              <p>{labels.failed}</p>
              <button type="button" className="btn btn-secondary" onClick={retry}>
                {labels.retry}
              </button>
            </div>
          )}
          {answer && count === 0 && !isLoading && (
            <div className="p-3">
              {question && (
                <p className="mb-1 text-lg font-bold wrap-anywhere">
                  {labels.nothing.replace('{question}', () => question)}
                </p>
              )}
              <p className="mb-2 text-ink-2">{question ? labels.tryOther : labels.start}</p>
              <ul>
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <PageLink href={href} className="menu-item">
                      {label}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </div>
        {count > 0 && (
          <p aria-hidden="true" className="border-t border-line px-6 py-2 text-sm text-ink-2 max-md:hidden">
            {labels.keys}
          </p>
        )}
      </div>
    </dialog>
  );
}
