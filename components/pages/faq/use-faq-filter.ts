'use client';

import { useEffect, useMemo, useState } from 'react';
import type { SearchResponse } from '@/lib/search/shapes';
import { searchAddress } from '@/lib/search/search-address';
import { fold } from '@/lib/search/fold';
import type { FaqGroup } from './faq-labels';

/** Milliseconds without a key press before the shop's search is queried. */
const calm = 150;

/** Slugs of the questions to show, null for all of them; `isSettled` once they belong to the current question. */
type Filtered = { shown: ReadonlySet<string> | null; isSettled: boolean };

/**
 * Questions that contain every word are found here. If there are none, the shop's search is queried, which handles typos and
 * variant characters; until it responds, the former results stay.
 */
export function useFaqFilter(groups: readonly FaqGroup[], locale: string, text: string): Filtered {
  const question = text.trim();
  const words = fold(question).split(/\s+/).filter(Boolean);
  const isAsked = words.length > 0;
  const folded = useMemo(
    () =>
      isAsked
        ? groups.flatMap(({ items }) =>
            items.map((item) => ({ slug: item.slug, text: fold(`${item.question} ${item.answer}`) })),
          )
        : [],
    [groups, isAsked],
  );
  const here = folded.filter((item) => words.every((word) => item.text.includes(word))).map(({ slug }) => slug);
  const isElsewhere = isAsked && here.length === 0;
  const [found, setFound] = useState<{ question: string; slugs: string[] } | null>(null);

  useEffect(() => {
    if (!isElsewhere) return;
    const aborting = new AbortController();
    const timer = setTimeout(async () => {
      const slugs = await ask(locale, question, aborting.signal).catch(() => []);
      if (!aborting.signal.aborted) setFound({ question, slugs });
    }, calm);
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [isElsewhere, locale, question]);

  const elsewhere = found?.question === question ? found.slugs : null;
  const slugs = isElsewhere ? elsewhere?.join(' ') : here.join(' ');
  const [last, setLast] = useState<string | null>(null);
  const now = isAsked ? (slugs ?? last) : null;
  if (now !== last) setLast(now);
  const shown = useMemo(() => (now === null ? null : new Set(now.split(' ').filter(Boolean))), [now]);
  return { shown, isSettled: slugs !== undefined };
}

async function ask(locale: string, question: string, signal: AbortSignal): Promise<string[]> {
  const response = await fetch(searchAddress(locale, question), { signal });
  if (!response.ok) return [];
  const { groups } = (await response.json()) as SearchResponse;
  const questions = groups.find(({ kind }) => kind === 'questions')?.found ?? [];
  return questions.map(({ href }) => href.slice(href.indexOf('#') + 1));
}
