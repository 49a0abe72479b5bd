import { useTranslations } from 'next-intl';
import { belowGrades, beyondGrades } from '@/lib/grading/grading';
import type { GradingOutcome } from '@/lib/grading/contract';

/** An estimate as text: the grade, and its confidence range. */
export function useLevelText() {
  const t = useTranslations('grading.level');
  const level = (of: number) =>
    of === belowGrades ? t('below') : of === beyondGrades ? t('beyond') : t('about', { grade: of });
  const range = ({ weaker, stronger, confidence }: GradingOutcome) => {
    if (weaker === belowGrades && stronger === beyondGrades) return t('open');
    if (weaker === belowGrades) return t('orWeaker', { to: stronger, confidence });
    if (stronger === beyondGrades) return t('orStronger', { from: weaker, confidence });
    return t('between', { from: weaker, to: stronger, confidence });
  };
  return { level, range };
}
