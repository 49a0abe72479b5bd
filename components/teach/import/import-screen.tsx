'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Screen } from '@/components/account/shell/screen';
import { notify } from '@/components/ui/notify';
import { newKey } from '@/lib/session/new-key';
import type { CheckedRows, LoginCard } from '@/lib/contract/classes';
import type { SheetRow } from '@/lib/domain/classes/sheet';
import { LoginCards } from '../cards/login-cards';
import { BackToStudents } from '../students/back-to-students';
import { ChooseSheet } from './choose-sheet';
import { SheetPreview } from './sheet-preview';

/** A sheet that was looked at, and the key under which it is sent. */
type Sheet = { rows: SheetRow[]; checked: CheckedRows; sheetKey: string };

/** Many students at once: a sheet, what would become of it, and their cards. */
export default function ImportScreen() {
  const t = useTranslations('teach.import');
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [made, setMade] = useState<LoginCard[] | null>(null);
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
          onBack={() => setSheet(null)}
          onMade={(count, cards) => {
            void notify('success', t('made', { count }));
            setMade(cards);
          }}
        />
      ) : (
        <ChooseSheet onChecked={(rows, checked) => setSheet({ rows, checked, sheetKey: newKey() })} />
      )}
    </Screen>
  );
}
