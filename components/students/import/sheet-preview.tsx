'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { Button } from '@/components/ui/button';
import { importStudents } from '@/lib/students/queries';
import type { CheckedRows, LoginCard } from '@/lib/students/contract';
import { EncodingChoice } from './encoding-choice';
import { GoodRows } from './good-rows';
import type { LookedAt } from './look-at-sheet';

type Props = LookedAt & {
  /** The idempotency key of the import. */
  sheetKey: string;
  /** Called when the sheet was read again. */
  onChecked: (looked: LookedAt) => void;
  onBack: () => void;
  onMade: (count: number, cards: LoginCard[]) => void;
};

/** The most rows with faults that are listed. */
const maxListed = 200;

/** The preview of an import, with each row that has faults; nothing is created before the button is pressed. */
export function SheetPreview({ rows, checked, file, encoding, possible, sheetKey, ...on }: Props) {
  const t = useTranslations('teach.import');
  const account = useTranslations('account');
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that led here is gone, so the heading takes the focus.
  useEffect(() => heading.current?.focus(), []);
  const { good, bad, newClasses } = checked;
  const { run, busy, failure } = useAction(async () => {
    const { made, cards } = await importStudents(rows, bad.length > 0, sheetKey);
    on.onMade(made, cards);
  });
  const isBad = new Set(bad.map(({ row }) => row));
  return (
    <section className="grid max-w-[760px] gap-5">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        {t('previewTitle')}
      </h2>
      <FormAlert error={failure} onRetry={() => void run()} />
      {file && encoding && (
        <EncodingChoice file={file} encoding={encoding} possible={possible} onChecked={on.onChecked} />
      )}
      <div className="grid gap-1" aria-live="polite">
        <p className="text-lg font-bold">{good > 0 ? t('willBeMade', { count: good }) : t('noneGood')}</p>
        {newClasses.length > 0 && (
          <p className="text-ink-2 wrap-anywhere">{t('newClasses', { names: newClasses.join(t('listSeparator')) })}</p>
        )}
      </div>
      {good > 0 && <GoodRows rows={rows.filter(({ row }) => !isBad.has(row))} />}
      {bad.length > 0 && <Faults bad={bad} />}
      <div className="flex flex-wrap gap-3">
        {good > 0 && (
          <Button onClick={() => void run()} busyLabel={busy && account('sending')}>
            {t(bad.length > 0 ? 'createGood' : 'create', { count: good })}
          </Button>
        )}
        <Button kind="secondary" onClick={on.onBack}>
          {t('back')}
        </Button>
      </div>
    </section>
  );
}

function Faults({ bad }: Pick<CheckedRows, 'bad'>) {
  const t = useTranslations('teach.import');
  const more = bad.length - maxListed;
  return (
    <div className="grid gap-3">
      <h3 className="text-lg">{t('badTitle', { count: bad.length })}</h3>
      <p className="text-ink-2">{t('badLead')}</p>
      <ul className="teach-list">
        {bad.slice(0, maxListed).map(({ row, name, faults }) => (
          <li key={row} className="teach-row">
            <span className="min-w-0 wrap-anywhere">
              <b>{t('row', { row })}</b> {name}
            </span>
            <span className="min-w-0 text-sm text-danger">
              {faults.map((fault) => t(`faults.${fault}`)).join(t('listSeparator'))}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t('more', { count: more })}</p>}
    </div>
  );
}
