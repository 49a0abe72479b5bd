'use client';

import { useRef, useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { FaqAnswer } from './faq-answer';
import type { FaqGroup, FaqLabels } from './faq-labels';
import { useFaqFilter } from './use-faq-filter';
import { useOpenAnswer } from './use-open-answer';

type Props = { groups: FaqGroup[]; locale: string; labels: FaqLabels };

/** Questions and answers, filtered as the user types. Without scripts all are shown, and there is no search field. */
export function FaqSearch({ groups, locale, labels }: Props) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { shown, isSettled } = useFaqFilter(groups, locale, text);
  useOpenAnswer(() => setText(''));
  const question = text.trim();
  const isFiltered = question !== '';
  const isShown = (slug: string) => shown === null || shown.has(slug);
  const showAll = () => {
    setText('');
    field.current?.focus();
  };

  return (
    <div className="wrap grid gap-8 py-10 md:py-14">
      <form
        role="search"
        className="grid gap-3 print:hidden noscript:hidden"
        toolname="search_questions"
        tooldescription={labels.tool}
        toolautosubmit=""
        onSubmit={(event) => event.preventDefault()}
      >
        <label className="relative block max-w-[640px]">
          <span className="sr-only">{labels.search}</span>
          <Icon name="search" className="absolute top-1/2 left-4 -translate-y-1/2 text-ink-2" />
          <input
            ref={field}
            type="search"
            name="question"
            toolparamdescription={labels.search}
            enterKeyHint="search"
            autoComplete="off"
            maxLength={80}
            placeholder={labels.placeholder}
            className="input py-3! pl-12!"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p role="status" className="text-sm text-ink-2">
          {shown && isSettled ? labels.found.replace('{count}', String(shown.size)) : ''}
        </p>
      </form>
      <nav aria-label={labels.groups} hidden={isFiltered} className="print:hidden">
        <ul className="flex flex-wrap gap-2">
          {groups.map(({ code, name, items }) => (
            <li key={code}>
              <a href={`#group-${code}`} className="tab">
                {name} <small className="font-normal text-ink-2">{items.length}</small>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {shown?.size === 0 && isSettled && (
        <EmptyState title={labels.nothing.replace('{question}', () => question)}>
          <p className="mb-4">{labels.tryOther}</p>
          <button type="button" className="btn btn-secondary" onClick={showAll}>
            {labels.all}
          </button>
        </EmptyState>
      )}
      {groups.map(({ code, name, items }) => (
        <section key={code} aria-labelledby={`group-${code}`} hidden={!items.some(({ slug }) => isShown(slug))}>
          <h2 id={`group-${code}`} className="mb-4 text-[1.5rem]">
            {name}
          </h2>
          <div className="grid gap-2">
            {items.map((item) => (
              <FaqAnswer key={item.slug} {...item} isShown={isShown(item.slug)} labels={labels} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
