'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { asApiError } from '@/lib/kernel/api/api-error';
import { answerQuestion } from '@/lib/exams/queries';
import { requireLoginOf } from '@/lib/account/queries';
import type { Locale } from '@/lib/kernel/locale';
import { readStoredJson, writeStored } from '@/lib/kernel/browser/browser-storage';

/** Answers that are not confirmed by the server yet: question → point. */
export type Waiting = ReadonlyMap<number, string>;

const retryMs = 2_000;
const keyOf = (id: string) => `exam-answers:${id}`;
const pattern = /^[A-HJ-T]\d{1,2}$/;

function stored(id: string): Waiting {
  const entries = readStoredJson(keyOf(id), 'sessionStorage');
  const answers = Array.isArray(entries) ? (entries as [number, string][]) : [];
  return new Map(answers.filter(([number, at]) => Number.isInteger(number) && pattern.test(at)));
}

/**
 * Answers are stored in the tab until the server has them, across a lost connection and a reload, and are sent repeatedly.
 * @param username whose sitting it is
 * @param onOver the server takes no more
 */
export function useAnswers(id: string, username: string | null, locale: Locale, onOver: () => void) {
  const [waiting, setWaiting] = useState<Waiting>(() => stored(id));
  const sending = useRef(new Set<number>());
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  }, [onOver]);
  useEffect(() => {
    writeStored(keyOf(id), waiting.size > 0 ? JSON.stringify([...waiting]) : null, 'sessionStorage');
  }, [id, waiting]);
  const send = useCallback(
    async (number: number, at: string) => {
      if (sending.current.has(number)) return;
      sending.current.add(number);
      try {
        await requireLoginOf(username);
        await answerQuestion(id, number, at, locale);
      } catch (error) {
        const { status, code } = asApiError(error);
        // No response, an expired login, a rate limit or a server error: retry.
        if (status === 0 || status === 401 || status === 429 || status >= 500) return;
        if (code === 'EXAM_OVER') over.current();
      } finally {
        sending.current.delete(number);
      }
      setWaiting((known) => new Map([...known].filter(([one]) => one !== number)));
    },
    [id, username, locale],
  );
  useEffect(() => {
    if (waiting.size === 0) return;
    const sendAll = () => {
      for (const [number, at] of waiting) void send(number, at);
    };
    const soon = setTimeout(sendAll, 0);
    const again = setInterval(sendAll, retryMs);
    return () => {
      clearTimeout(soon);
      clearInterval(again);
    };
  }, [waiting, send]);
  /** The first answer to a question is final. */
  const answer = useCallback(
    (number: number, at: string) => setWaiting((known) => (known.has(number) ? known : new Map(known).set(number, at))),
    [],
  );
  return { waiting, answer };
}
