'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { useSharedLessons } from '@/lib/materials/queries';
import { PageLink } from '@/lib/kernel/links/page-link';
import { useLearning } from '@/components/learn/shell/learn-context';
import { sharedHref } from '@/components/learn/shell/learn-href';

const shown = 3;

/** The last three lessons that teachers have shared; nothing if there are none. Only for the account's holder. */
export function SharedLink() {
  const t = useTranslations('learn.shared');
  const { locale } = useAccount();
  const { who } = useLearning();
  const { data } = useSharedLessons(1, who.learner === null);
  if (who.learner !== null || !data || data.count === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t('fromTeacher')}</h2>
      <ul className="grid gap-3">
        {data.items.slice(0, shown).map(({ id, title, materials }) => (
          <li key={id}>
            <PageLink href={`${sharedHref(locale)}#/${id}`} className="learn-row card">
              <span className="min-w-0 flex-1">
                <span className="block font-bold wrap-anywhere">{title}</span>
                <span className="text-sm text-ink-2">{t('pagesIn', { count: materials })}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
      {data.count > shown && (
        <PageLink href={sharedHref(locale)} className="link inline-flex min-h-11 items-center justify-self-start">
          {t('all', { count: data.count })}
        </PageLink>
      )}
    </section>
  );
}
