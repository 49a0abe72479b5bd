'use client';

import { useTranslations } from 'next-intl';
import type { NewCards } from '@/lib/students/contract';

/** The students for whom no card was made, and why. */
export function WithoutCard({ without }: Pick<NewCards, 'without'>) {
  const t = useTranslations('teach.cards');
  if (without.length === 0) return null;
  return (
    <div className="grid gap-2 print:hidden">
      <h3 className="text-lg">{t('without')}</h3>
      <ul className="teach-list">
        {without.map(({ id, name, why }) => (
          <li key={id} className="teach-row">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <span className="text-sm text-ink-2">{t(`why.${why}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
