'use client';

import { useTranslations } from 'next-intl';
import type { PricedCart } from '@/lib/catalogue/priced-cart';
import { useLearnerOptions } from '@/components/family/learner-options';
import { useChosenLearner } from '@/components/family/use-chosen-learner';

type Problem = NonNullable<PricedCart['lines'][number]['problem']>;

/** Why a line cannot be bought, worded for the person it is for. */
export function useProblemText(): (problem: Problem) => string {
  const t = useTranslations('account.people');
  const errors = useTranslations('errors');
  const learner = useChosenLearner();
  const person = useLearnerOptions().find(({ id }) => id !== null && id === learner);
  return (problem) => (person && problem === 'ALREADY_OWNED' ? t('hasIt', { name: person.name }) : errors(problem));
}
