'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { experienceNames, type Experience } from '@/lib/grading/grading-start';

type Props = {
  onAnswer: (experience: Experience) => void;
  /** The answer that is being sent. */
  sending: Experience | undefined;
};

/** Asks a learner without earlier results how well they know Go. The answer begins the AI exam. */
export function ExperienceQuestion({ onAnswer, sending }: Props) {
  const t = useTranslations('grading');
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-xl">
        {t('experience.title')}
      </h2>
      <p className="text-ink-2">{t('experience.text')}</p>
      <ul className="grid gap-2">
        {experienceNames.map((experience) => (
          <li key={experience} className="grid">
            <Button
              kind="secondary"
              busyLabel={experience === sending && t('start.starting')}
              onClick={() => onAnswer(experience)}
            >
              {t(`experience.${experience}`)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
