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

/** A sheet that was looked at, and the key under which it is sent. */
type Sheet = LookedAt & { sheetKey: string };

/** Many students at once: a sheet, what would become of it, and their cards. */
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
