'use client';

import { useTranslations } from 'next-intl';
import { Screen } from '@/components/ui/shell/screen';
import { useTeach } from '@/components/teach/shell/teach-context';
import { CodeList } from './code-list';
import { OrderCodes } from './order-codes';

/** Codes of courses: a form to order some, and the list of the existing ones. */
export function CodesScreen() {
  const t = useTranslations('activation.codes');
  const { isOpen } = useTeach();
  return (
    <Screen title={t('title')}>
      <div className="grid gap-10">
        {isOpen && <OrderCodes />}
        <CodeList />
      </div>
    </Screen>
  );
}
