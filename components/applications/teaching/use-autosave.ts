'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { asApiError, type ApiError } from '@/lib/kernel/api/api-error';

/** So long after the last key. Milliseconds. */
const pause = 1200;

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline';

/**
 * Saves what was typed: a while after the last key, at once when asked, and again when a lost connection is back. One save at a time; what
 * is typed meanwhile follows.
 * @param save saves all that is not saved yet; null when there is nothing
 */
export function useAutosave(save: () => Promise<void> | null) {
  const [state, setState] = useState<SaveState>('saved');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const underWay = useRef<Promise<void>>(undefined);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });

  const saveAll = useCallback(async () => {
    try {
      for (let next = latest.current(); next; next = latest.current()) {
        setState('saving');
        await next;
      }
      setState('saved');
      setFailure(null);
    } catch (error) {
      const rejected = asApiError(error);
      const isLost = rejected.code === 'NETWORK';
      setState(isLost ? 'offline' : 'unsaved');
      setFailure(isLost ? null : rejected);
      throw rejected;
    }
  }, []);
  /** Resolves when all is saved. @throws ApiError */
  const flush = useCallback((): Promise<void> => {
    clearTimeout(timer.current);
    underWay.current ??= saveAll().finally(() => {
      underWay.current = undefined;
    });
    return underWay.current;
  }, [saveAll]);
  /** As flush, for those who do not wait for it: the state tells of a failure. */
  const saveNow = useCallback(() => void flush().catch(() => {}), [flush]);
  const saveSoon = useCallback(() => {
    setState((known) => (known === 'saved' ? 'unsaved' : known));
    clearTimeout(timer.current);
    timer.current = setTimeout(saveNow, pause);
  }, [saveNow]);

  useEffect(() => {
    window.addEventListener('online', saveNow);
    return () => {
      window.removeEventListener('online', saveNow);
      clearTimeout(timer.current);
    };
  }, [saveNow]);
  return { state, failure, flush, saveNow, saveSoon };
}
