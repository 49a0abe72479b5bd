'use client';

import { useTranslations } from 'next-intl';
import type { LevelEntry } from '@/lib/climb/contract';

/** What a level is called: 'Capture · G15 · Level 12'. */
export function useLevelName() {
  const t = useTranslations('ladder');
  return ({ theme, grade, number }: Pick<LevelEntry, 'theme' | 'grade' | 'number'>) =>
    t('level', { theme: t(`themes.${theme}`), grade: `G${grade}`, number });
}
