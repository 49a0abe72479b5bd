'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Field } from './field';
import type { Judgement } from './judge-password';

type Own = { username: string; email: string };
type Props = ComponentProps<typeof Field> & {
  /** What others guess first: read when the password is judged. */
  own: Own | (() => Own);
};

/** Somebody is still typing until this many milliseconds have passed. */
const still = 300;

/** A password to be chosen. How strong it is, is said as it is typed; the server has the last word. The code for it comes with the first letter. */
export function NewPasswordField({ own, onInput, ...field }: Props) {
  const [judgement, setJudgement] = useState<Judgement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const judge = (password: string) => {
    clearTimeout(timer.current);
    if (!password) return setJudgement(null);
    timer.current = setTimeout(() => {
      void import('./judge-password')
        .then(({ judgePassword }) => setJudgement(judgePassword(password, typeof own === 'function' ? own() : own)))
        // Without it there is no hint; the server judges all the same.
        .catch(() => setJudgement(null));
    }, still);
  };
  return (
    <div className="grid gap-2">
      <Field
        {...field}
        onInput={(event) => {
          onInput?.(event);
          judge(event.currentTarget.value);
        }}
      />
      <Strength judgement={judgement} />
    </div>
  );
}

const colours = ['bg-danger', 'bg-danger', 'bg-orange-500', 'bg-jade', 'bg-jade'];

function Strength({ judgement }: { judgement: Judgement | null }) {
  const t = useTranslations('account.password.strength');
  const errors = useTranslations('errors');
  return (
    <div role="status" className="grid gap-1.5 text-sm empty:hidden">
      {judgement && (
        <>
          <span aria-hidden="true" className="grid grid-cols-5 gap-1">
            {colours.map((_, index) => (
              <i
                key={index}
                className={`h-1.5 rounded-full ${index <= judgement.score ? colours[judgement.score] : 'bg-paper-2'}`}
              />
            ))}
          </span>
          <p>
            <span className="text-ink-2">{t('label')}</span> <b>{t(`s${judgement.score}`)}</b>
          </p>
          {judgement.weakness && (
            <p className="text-ink-2">{errors('PASSWORD_WEAK', { reason: judgement.weakness })}</p>
          )}
        </>
      )}
    </div>
  );
}
