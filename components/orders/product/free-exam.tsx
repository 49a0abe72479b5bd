'use client';

import { useTranslations } from 'next-intl';
import { useAccount } from '@/components/ui/shell/account-context';
import { freeExamHref } from '@/lib/catalogue/free-exam-href';

/** The exam that every member has is not ordered; it begins in the learner's app. */
export function FreeExam() {
  const t = useTranslations('account.product');
  const { locale, site } = useAccount();
  return (
    <div className="grid gap-4 p-5 sm:p-6">
      <b className="font-display text-[30px] leading-none font-extrabold">{t('free')}</b>
      <a href={freeExamHref(site.appUrl, locale)} className="btn btn-primary">
        {t('takeExam')}
      </a>
    </div>
  );
}
