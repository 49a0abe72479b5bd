'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import type { Activatable } from '@/lib/activation/contract';
import { wouldAllowMore } from '@/lib/activation/activation';

/** The teacher's grade on file, what it allows, and whom to inform of a better one. */
export function GradeNote({ grade, range }: Pick<Activatable, 'grade' | 'range'>) {
  const t = useTranslations('activation.grade');
  const { site } = useAccount();
  return (
    <div className="grid justify-items-start gap-1 rounded-card bg-jade-soft p-4">
      <p className="prose-width">
        {grade === null ? t('none') : range ? t('known', { grade, ...range }) : t('weak', { grade })}
      </p>
      {wouldAllowMore(grade) && (
        <a href={`mailto:${site.email}`} className="link inline-flex min-h-11 items-center text-ink!">
          {t(range ? 'better' : 'write')}
        </a>
      )}
    </div>
  );
}
