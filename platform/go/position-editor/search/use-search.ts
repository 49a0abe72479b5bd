import { useEffect, useState } from 'react';
import type { Problem } from '@/lib/go/position';
import type { Review } from '@/lib/go/review';

/** Milliseconds without a change before the search begins. */
const pause = 600;
/** Timeout of the search in milliseconds; a longer search is too wide. */
const longest = 12_000;

export type SearchState = { review?: Review; isDone: boolean; hasFailed?: boolean };

/** Searches a problem in a web worker beside the form, and starts again after each change. */
export function useSearch(problem: Problem, isWanted: boolean): SearchState {
  const question = JSON.stringify({ ...problem, texts: undefined });
  const [state, setState] = useState<SearchState & { question: string }>();

  useEffect(() => {
    if (!isWanted) return;
    let worker: Worker | undefined;
    let limit: ReturnType<typeof setTimeout> | undefined;
    const end = (how: Partial<SearchState>) => {
      clearTimeout(limit);
      worker?.terminate();
      setState((before) => ({
        review: before?.question === question ? before.review : undefined,
        question,
        isDone: true,
        ...how,
      }));
    };
    const begin = () => {
      try {
        worker = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
      } catch {
        return end({ hasFailed: true });
      }
      worker.onerror = () => end({ hasFailed: true });
      worker.onmessage = ({ data }: MessageEvent<Review | null>) => {
        if (data) setState({ question, review: data, isDone: false });
        else end({});
      };
      worker.postMessage(JSON.parse(question));
      limit = setTimeout(() => end({}), longest);
    };
    const start = setTimeout(begin, pause);
    return () => {
      clearTimeout(start);
      clearTimeout(limit);
      worker?.terminate();
    };
  }, [question, isWanted]);

  return state?.question === question && isWanted ? state : { isDone: false };
}
