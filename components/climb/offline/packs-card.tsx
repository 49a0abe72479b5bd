'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Climb } from '@/lib/climb/contract';
import { useLearning } from '@/components/learn/shell/learn-context';
import { DownloadForm } from './download-form';
import { useStoredPacks } from './use-stored-packs';
import { StoredPacks } from './stored-packs';

/** Levels for offline play: the download form, the stored packs and their size. Nothing is stored for a visitor. */
export function PacksCard({ cells }: { cells: Climb['cells'] }) {
  const t = useTranslations('ladder.packs');
  const { who } = useLearning();
  const [message, setMessage] = useState('');
  const { data: packs } = useStoredPacks(who);
  const { username, learner } = who;
  if (username === null) return null;
  return (
    <section className="card grid gap-4 p-5">
      <header>
        <h2 className="text-xl">{t('title')}</h2>
        <p className="prose-width text-ink-2">{t('text')}</p>
      </header>
      {packs && <DownloadForm who={{ username, learner }} cells={cells} packs={packs} onSay={setMessage} />}
      <p role="status" className="font-bold empty:hidden">
        {message}
      </p>
      {packs && <StoredPacks packs={packs} onSay={setMessage} />}
    </section>
  );
}
