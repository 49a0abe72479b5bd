'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { asApiError } from '@/lib/kernel/api/api-error';
import { useSharedLesson } from '@/lib/materials/queries';
import type { SharedLesson, SharedMaterial } from '@/lib/materials/contract';
import { PageLink } from '@/lib/kernel/links/page-link';
import { ownLessonHref } from '@/components/learn/shell/learn-href';
import { OwnProblem } from './own-problem';
import { PagePlayer } from './page-player';
import { SharedFile } from './shared-file';

/** A teacher's lesson, to read: its pages, problems and files one after another. */
export function SharedLessonView({ id }: { id: string }) {
  const t = useTranslations('learn.shared');
  const query = useSharedLesson(id);
  if (query.error && asApiError(query.error).code === 'MATERIAL_UNKNOWN')
    return (
      <Screen title={t('gone')}>
        <EmptyState title={t('goneText')}>
          <a href={hashFor('')} className="btn btn-primary">
            {t('toAll')}
          </a>
        </EmptyState>
      </Screen>
    );
  if (query.data) return <Lesson lesson={query.data} />;
  return (
    <div className="wrap learn-page">
      <Loaded query={query} skeleton="h-96">
        {() => null}
      </Loaded>
    </div>
  );
}

function Lesson({ lesson: { id, title, materials, isOwn } }: { lesson: SharedLesson }) {
  const t = useTranslations('learn.shared');
  const { locale } = useAccount();
  const back = isOwn ? (
    <PageLink href={ownLessonHref(locale, id)} className="btn btn-primary">
      {t('toOwn')}
    </PageLink>
  ) : (
    <a href={hashFor('')} className="btn btn-primary">
      {t('toAll')}
    </a>
  );
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(at);
  // The pressed button may be gone, so the heading of the new page takes the focus.
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    heading.current?.focus();
  }, [at]);
  const material = materials[Math.min(at, materials.length - 1)];
  return (
    <Screen title={title}>
      {material ? (
        <div className="grid gap-5">
          <div>
            <p className="text-sm text-ink-2">{t('count', { number: at + 1, total: materials.length })}</p>
            <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none wrap-anywhere">
              {material.title}
            </h2>
          </div>
          <OneMaterial key={material.id} material={material} />
          <div className="flex flex-wrap gap-3">
            {at > 0 && (
              <Button kind="secondary" onClick={() => setAt(at - 1)}>
                {t('before')}
              </Button>
            )}
            {at < materials.length - 1 ? <Button onClick={() => setAt(at + 1)}>{t('after')}</Button> : back}
          </div>
          {isOwn && <p className="prose-width text-sm text-ink-2">{t('own')}</p>}
        </div>
      ) : (
        <EmptyState title={t(isOwn ? 'ownEmpty' : 'empty')}>{back}</EmptyState>
      )}
    </Screen>
  );
}

function OneMaterial({ material }: { material: SharedMaterial }) {
  if (material.kind === 'file') return <SharedFile material={material} />;
  return material.kind === 'page' ? <PagePlayer page={material} /> : <OwnProblem problem={material.problem} />;
}
