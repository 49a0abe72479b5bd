import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { NoScript } from '@/components/ui/shell/no-script';

/** Without JavaScript: what can still be read, or a note that the page needs JavaScript. */
export async function LearnNoScript({ children }: { children?: ReactNode }) {
  const t = await getTranslations('learn.noScript');
  return (
    <NoScript>
      {children ?? (
        <div className="wrap learn-page">
          <h1 className="text-3xl">{t('title')}</h1>
          <p className="mt-3 text-ink-2">{t('text')}</p>
        </div>
      )}
    </NoScript>
  );
}
