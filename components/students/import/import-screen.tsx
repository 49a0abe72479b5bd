'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Screen } from '@/components/ui/shell/screen';
import { notify } from '@/components/ui/toasts/notify';
import { newKey } from '@/lib/kernel/browser/new-key';
import type { LoginCard } from '@/lib/students/contract';
import { LoginCards } from '../cards/login-cards';
import { BackToStudents } from '../back-to-students';
import { ChooseSheet } from './choose-sheet';
import type { LookedAt } from './look-at-sheet';
import { SheetPreview } from './sheet-preview';

/** A checked sheet, and its idempotency key. */
type Sheet = LookedAt & { sheetKey: string };

/** Imports many students at once: a sheet, its preview, and their cards. */
export default function ImportScreen() {
  const t = useTranslations('teach.import');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [made, setMade] = useState<LoginCard[] | null>(null);
  const onChecked = (looked: LookedAt) => setSheet({ ...looked, sheetKey: newKey() });
  if (made)
    return (
      <Screen title={t('title')}>
        {made.length > 0 ? (
          <LoginCards cards={made}>
            <BackToStudents />
          </LoginCards>
        ) : (
          <div className="grid justify-items-start gap-4">
            <p className="prose-width">{t('noCards')}</p>
            <BackToStudents />
          </div>
        )}
      </Screen>
    );
  return (
    <Screen title={t('title')} lead={sheet ? undefined : t('lead')}>
      {sheet ? (
        <SheetPreview
          {...sheet}
          onChecked={onChecked}
          onBack={() => setSheet(null)}
          onMade={(count, cards) => {
            void notify('success', t('made', { count }));
            setMade(cards);
          }}
        />
      ) : (
        <ChooseSheet onChecked={onChecked} />
      )}
    </Screen>
  );
}
