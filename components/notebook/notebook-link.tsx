'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { useNotebook } from '@/lib/notebook/queries';
import { PageLink } from '@/lib/kernel/links/page-link';
import { useLearning } from '@/components/learn/shell/learn-context';
import { notebookHref } from '@/components/learn/shell/learn-href';

/** A link to the notebook if it is on; if it is off, nothing or an offer. */
export function NotebookLink({ isOffered = false }: { isOffered?: boolean }) {
  const t = useTranslations('notebook');
  const { locale } = useAccount();
  const { who } = useLearning();
  const { data } = useNotebook(who.learner);
  if (!data || (!data.isOn && !isOffered)) return null;
  const text = !data.isOn ? t('link.offer') : data.left > 0 ? t('link.due', { count: data.left }) : t('link.done');
  return (
    <PageLink href={notebookHref(locale)} className="learn-row card">
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{t('title')}</span>
        <span className="text-sm text-ink-2">{text}</span>
      </span>
    </PageLink>
  );
}
