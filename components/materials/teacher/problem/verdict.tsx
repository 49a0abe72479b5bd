'use client';

import { useTranslations } from 'next-intl';
import type { Material } from '@/lib/materials/contract';
import { usePointName } from '../press-board';

/** The verdict of the search on the saved problem, each objection with its reason. */
export function Verdict({ material: { state, objections }, size }: { material: Material; size: number }) {
  const t = useTranslations('teach.materials');
  const nameOf = usePointName(size);
  return (
    <div role="status" className="grid gap-2 rounded-card bg-jade-soft p-4">
      <p className="font-bold">{t(`verdict.${state ?? 'unjudged'}`)}</p>
      {objections.length > 0 && (
        <ul className="grid list-disc gap-1 ps-5">
          {objections.map(({ code, at, reply }) => (
            <li key={`${code} ${at}`}>
              {t(`objections.${code}`, {
                point: at && at !== 'pass' ? nameOf(at) : t('pass'),
                reply: reply && reply !== 'pass' ? nameOf(reply) : 'none',
              })}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
