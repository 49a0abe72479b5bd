'use client';

import { useTranslations } from 'next-intl';
import type { BankProblem } from '@/lib/bank/bank-problem';
import type { HomeworkItem } from '@/lib/homework/homework';

/** The part of an item that its name is made of. */
type Named =
  | { kind: 'lesson' | 'own'; title: string }
  | ({ kind: 'problem' } & Pick<BankProblem, 'family' | 'grade'>)
  | Extract<HomeworkItem, { kind: 'levels' }>;

/** 'Capture · G15', a title, or 'Climb: Capture · G17 · 10 problems' */
export function useItemName() {
  const t = useTranslations('homework.given');
  const family = useTranslations('notebook.family');
  const theme = useTranslations('ladder.themes');
  return (item: Named): string => {
    if (item.kind === 'problem') return t('problemName', { family: family(item.family), grade: `G${item.grade}` });
    if (item.kind === 'levels')
      return t('levelsName', { theme: theme(item.theme), grade: `G${item.grade}`, count: item.count });
    return item.title;
  };
}
