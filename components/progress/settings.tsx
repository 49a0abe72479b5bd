'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Checkbox } from '@/components/ui/checkbox';
import { notify } from '@/components/ui/toasts/notify';
import { changeLearningSettings, useLearningSettings } from '@/lib/learn/queries';
import type { LearningSettings } from '@/lib/learn/contract';
import { useOriginHref } from '@/components/learn/shell/learn-site';
import { useLearning } from '@/components/learn/shell/learn-context';

/** The mode for children, and the weekly email. */
export function Settings() {
  const t = useTranslations('learn.settings');
  const { who, kids: isKids } = useLearning();
  const origin = useOriginHref();
  const { data } = useLearningSettings(who.learner, true);
  const { run, failure } = useAction(async (settings: LearningSettings) => {
    await changeLearningSettings(who.learner, settings);
    await notify('success', t('saved'));
  });
  if (!data) return null;
  const { kids, weeklyLetter, isEmailProved } = data;
  const change = (changed: Partial<LearningSettings>) => void run({ kids, weeklyLetter, ...changed });
  const hasNoAddress = isEmailProved === false;
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t('title')}</h2>
      <div className="card grid gap-1 p-5">
        <Setting
          title={t('kids.title')}
          text={t('kids.text')}
          checked={kids}
          onChange={({ target }) => change({ kids: target.checked })}
        />
        <Setting
          title={t('weeklyLetter.title')}
          text={t(who.learner === null ? 'weeklyLetter.own' : 'weeklyLetter.learner')}
          checked={weeklyLetter}
          // A setting that is on can always be turned off.
          disabled={hasNoAddress && !weeklyLetter}
          aria-describedby={hasNoAddress ? 'letter-needs-email' : undefined}
          onChange={({ target }) => change({ weeklyLetter: target.checked })}
        />
        {hasNoAddress && (
          <p id="letter-needs-email" className="ps-9 text-sm text-ink-2">
            {t('weeklyLetter.needsEmail')}{' '}
            {!isKids && (
              <a className="link" href={origin + hashFor('userSpace/account')}>
                {t('weeklyLetter.toAccount')}
              </a>
            )}
          </p>
        )}
        <FormAlert error={failure} onRetry={() => change({})} />
      </div>
    </section>
  );
}

function Setting({ title, text, ...box }: { title: string; text: string } & ComponentProps<typeof Checkbox>) {
  return (
    <Checkbox {...box}>
      <span>
        <span className="block font-bold">{title}</span>
        <span className="text-sm text-ink-2">{text}</span>
      </span>
    </Checkbox>
  );
}
