'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { hrefFor } from '@/lib/kernel/links/href';
import { PageLink } from '@/lib/kernel/links/page-link';
import { useLearning } from '@/components/learn/shell/learn-context';

/** Link to the shop for a learner who has finished a course; not shown to children. */
export function ToCourses() {
  const t = useTranslations('learn.lesson');
  const { locale } = useAccount();
  const { kids } = useLearning();
  if (kids) return null;
  return (
    <PageLink href={hrefFor(locale, 'courses')} className="btn btn-primary">
      {t('toCourses')}
    </PageLink>
  );
}
