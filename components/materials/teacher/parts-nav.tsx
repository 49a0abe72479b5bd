'use client';

import { useTranslations } from 'next-intl';
import { hashFor } from '@/components/ui/shell/hash-route';

const parts = { lessons: '', boards: 'boards' } as const;

/** Switches between lessons and materials. */
export function PartsNav({ at }: { at: keyof typeof parts }) {
  const t = useTranslations('teach.materials.parts');
  return (
    <nav aria-label={t('label')} className="flex flex-wrap gap-2">
      {(['lessons', 'boards'] as const).map((part) => (
        <a
          key={part}
          href={hashFor(parts[part])}
          className="teach-tool"
          aria-current={part === at ? 'page' : undefined}
        >
          {t(part)}
        </a>
      ))}
    </nav>
  );
}
