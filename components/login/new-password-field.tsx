'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState, type ComponentProps } from 'react';
import { judgePassword, type PasswordJudgement, type PasswordOwner } from '@/lib/kernel/person/password';
import { Field } from '@/components/ui/forms/field';

type Props = ComponentProps<typeof Field> & {
  /** The text typed so far, and the owner of the password. */
  password: string;
  owner: PasswordOwner;
};

/**
 * A password to be chosen. Its weaknesses are shown as it is typed, by the rule of the server. A rejection by the server replaces
 * the judgement; the two are never shown together.
 */
export function NewPasswordField({ password, owner, ...field }: Props) {
  const judgement = useJudgement(password, owner);
  return (
    <div className="grid gap-2">
      <Field {...field} />
      <Strength judgement={judgement} isRejected={Boolean(field.error)} />
    </div>
  );
}

/** Milliseconds without a key press before the judgement is shown, so that it does not change between two keys. */
const still = 400;

/** Judged again when the name or address changes, too. The code for it is loaded with the first characters. */
function useJudgement(password: string, { username, email }: PasswordOwner): PasswordJudgement | null {
  const [judgement, setJudgement] = useState<PasswordJudgement | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (next: PasswordJudgement | null) => {
      if (isCurrent) setJudgement(next);
    };
    const judge = () =>
      judgePassword(password, { username, email }, async (typed, ownParts) => {
        const { assessPassword } = await import('./assess-password');
        return assessPassword(typed, ownParts);
      })
        // If the code cannot be loaded there is no hint; the server still judges.
        .then(show, () => show(null));
    const timer = setTimeout(() => (password ? void judge() : show(null)), password ? still : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [password, username, email]);
  return judgement;
}

const colours = ['bg-danger', 'bg-danger', 'bg-orange-500', 'bg-jade', 'bg-jade'];

function Strength({ judgement, isRejected }: { judgement: PasswordJudgement | null; isRejected: boolean }) {
  const t = useTranslations('account.password.strength');
  const errors = useTranslations('errors');
  const weakness = judgement?.weakness;
  return (
    <div role="status" className="grid gap-1.5 text-sm empty:hidden">
      {judgement && !isRejected && (
        <>
          <span aria-hidden="true" className="grid grid-cols-5 gap-1">
            {colours.map((_, index) => (
              <i
                key={index}
                className={`h-1.5 rounded-full ${index <= judgement.score ? colours[judgement.score] : 'bg-paper-2'}`}
              />
            ))}
          </span>
          {weakness === 'short' ? (
            <p className="text-ink-2">{t('short')}</p>
          ) : (
            <p>
              <span className="text-ink-2">{t('label')}</span> <b>{t(`s${judgement.score}`)}</b>
            </p>
          )}
          {weakness && weakness !== 'short' && (
            <p className="text-ink-2">{errors('PASSWORD_WEAK', { reason: weakness })}</p>
          )}
        </>
      )}
    </div>
  );
}
