'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { asApiError, type ApiError } from '@/lib/kernel/api/api-error';

/** Delay between the last key and the save. Milliseconds. */
const pause = 1200;

export type SaveState = 'saved' | 'unsaved' | 'saving' | 'offline';

/**
 * Saves input: a while after the last key, at once on request, and again when a lost connection is back. One save at a time; input
 * that arrives meanwhile follows.
 * @param save saves everything unsaved; null when there is nothing to save
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
  /** Like flush, without waiting for the result: `state` shows a failure. */
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
