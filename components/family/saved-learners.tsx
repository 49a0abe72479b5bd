'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { useLearners } from '@/lib/family/queries';
import type { Learner } from '@/lib/family/contract';

/** The account's learners: a press fills one in, so that a saved child need not be typed again. Nothing where there are none. */
export function SavedLearners({ onPick }: { onPick: (learner: Learner) => void }) {
  const t = useTranslations('account.people');
  const { user } = useAccount();
  const learners = useLearners(user !== null).data ?? [];
  if (learners.length === 0) return null;
  return (
    <div role="group" aria-label={t('fill')} className="flex flex-wrap items-center gap-2">
      <span aria-hidden="true" className="text-sm text-ink-2">
        {t('fill')}
      </span>
      {learners.map((learner) => (
        <Button key={learner.id} kind="secondary" onClick={() => onPick(learner)}>
          {learner.name}
        </Button>
      ))}
    </div>
  );
}
