'use client';

import { useEffect, useState } from 'react';
import type { SearchResponse } from '@/lib/search/shapes';
import { searchAddress } from '@/lib/search/search-address';

/** Milliseconds without a key press before a request. */
const calm = 80;

/** The last response and its question; null if the request failed. */
type Settled = { question: string; answer: SearchResponse | null };
const nothing: SearchResponse = { total: 0, groups: [] };

/** Searches as the user types: late responses are dropped, and the last one stays until the next arrives. */
export function useSearch(locale: string, text: string) {
  const question = text.trim();
  const [settled, setSettled] = useState<Settled | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const aborting = new AbortController();
    // An empty question finds nothing, but makes the server prepare its index.
    const timer = setTimeout(
      async () => {
        const answer = await ask(locale, question, aborting.signal).catch(() => (question ? null : nothing));
        if (!aborting.signal.aborted) setSettled({ question, answer });
      },
      question ? calm : 0,
    );
    return () => {
      clearTimeout(timer);
      aborting.abort();
    };
  }, [locale, question, tries]);

  const retry = () => {
    setSettled(null);
    setTries((before) => before + 1);
  };
  const isLoading = question !== '' && settled?.question !== question;
  return { question, answer: question === '' ? nothing : settled?.answer, isLoading, retry };
}

async function ask(locale: string, question: string, signal: AbortSignal): Promise<SearchResponse> {
  const response = await fetch(searchAddress(locale, question), { signal });
  if (!response.ok) throw new Error(`search: ${response.status}`);
  return response.json() as Promise<SearchResponse>;
}
