import { useConfig } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import type { AuthoredOf } from '@/lib/lessons/authored-lesson';
import type { AnswersFound } from '../lesson-answers';

type Question = AuthoredOf<'question'>;
type State = { of: string; answer?: AnswersFound; hasFailed?: boolean; isBusy?: boolean };

/** Identifies what is searched of a question, and the answers stated in it. */
const keyOf = ({ position, goal, search, moves, otherwise }: Question) =>
  JSON.stringify([position, goal, search, moves, otherwise]);

/** Asks the shop's search for the answers of a question; `onFound` gets them. The result is valid until the question changes. */
export function useAnswers(step: Question, onFound: (answers: NonNullable<AnswersFound['answers']>) => void) {
  const { config } = useConfig();
  const [state, setState] = useState<State>();
  const asking = useRef<AbortController>(null);
  useEffect(() => () => asking.current?.abort(), []);
  const isBusy = state?.isBusy === true;

  const search = async () => {
    if (isBusy) return;
    const controller = new AbortController();
    asking.current = controller;
    const of = keyOf(step);
    setState({ of, isBusy: true });
    try {
      const response = await fetch(`${config.routes.api}/topics/answers`, {
        method: 'POST',
        credentials: 'same-origin',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(step),
        signal: controller.signal,
      });
      if (!response.ok) throw new Error(String(response.status));
      const answer = (await response.json()) as AnswersFound;
      if (answer.answers) {
        const { otherwise: _, ...question } = step;
        setState({ of: keyOf({ ...question, ...answer.answers }), answer });
        onFound(answer.answers);
      } else setState({ of, answer });
    } catch {
      if (!controller.signal.aborted) setState({ of, hasFailed: true });
    }
  };
  const now = state?.of === keyOf(step) ? state : undefined;
  return {
    search: () => void search(),
    isBusy,
    hasFailed: now?.hasFailed === true,
    hasFound: Boolean(now?.answer?.answers),
    objections: now?.answer?.objections ?? [],
  };
}
