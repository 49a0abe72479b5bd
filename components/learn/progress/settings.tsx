'use client';

import { useTranslations } from 'next-intl';
import { FormAlert, useAction } from '@/components/account/forms/action';
import { Checkbox } from '@/components/ui/checkbox';
import { notify } from '@/components/ui/notify';
import { changeLearningSettings, useLearningSettings } from '@/lib/api/learning-queries';
import type { LearningSettings } from '@/lib/contract/learning';
import { useLearning } from '../shell/learn-context';

/** The mode for children. */
export function Settings() {
  const t = useTranslations('learn.settings');
  const { who } = useLearning();
  const { data } = useLearningSettings(who.learner, true);
  const { run, failure } = useAction(async (settings: LearningSettings) => {
    await changeLearningSettings(who.learner, settings);
    await notify('success', t('saved'));
  });
  if (!data) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t('title')}</h2>
      <div className="card grid gap-1 p-5">
        {(['kids'] as const).map((name) => (
          <Checkbox
            key={name}
            checked={data[name]}
            onChange={({ target }) => void run({ ...data, [name]: target.checked })}
          >
            <span>
              <span className="block font-bold">{t(`${name}.title`)}</span>
              <span className="text-sm text-ink-2">{t(`${name}.text`)}</span>
            </span>
          </Checkbox>
        ))}
        <FormAlert error={failure} onRetry={() => void run(data)} />
      </div>
    </section>
  );
}
