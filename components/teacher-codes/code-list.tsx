'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { SelectField } from '@/components/ui/forms/select-field';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { saveFile } from '@/components/ui/browser/save-file';
import { readCodesTable, useTeacherCodes, type CodeFilter } from '@/lib/teacher-codes/queries';
import type { TeacherCode } from '@/lib/teacher-codes/contract';
import { codeStates } from '@/lib/teacher-codes/teacher-code';
import { OrderLink } from '@/components/activation/order-link';
import { PagedList } from '@/components/ui/shell/paged-list';
import { useTeach } from '@/components/teach/shell/teach-context';
import { VoidDialog } from './void-dialog';

/** The teacher's codes: which are unused, who used the others, and those to be voided. */
export function CodeList() {
  const t = useTranslations('activation.codes');
  const { locale } = useAccount();
  const [state, setState] = useState<CodeFilter>('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const dialog = useRef<HTMLDialogElement>(null);
  const query = useTeacherCodes(locale, state, page);
  const save = useAction(async () => {
    const { text } = await readCodesTable(locale, state);
    saveFile(`${t('fileName')}.csv`, text, 'text/csv;charset=utf-8');
  });
  // Only codes on the shown page are selected, so that no code is voided unseen.
  const show = (next: { state?: CodeFilter; page?: number }) => {
    setState(next.state ?? state);
    setPage(next.page ?? 1);
    setChosen(new Set());
  };
  const choose = (id: string, isWanted: boolean) => {
    const all = new Set(chosen);
    if (isWanted) all.add(id);
    else all.delete(id);
    setChosen(all);
  };
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{t('list')}</h2>
      <div className="flex flex-wrap items-end gap-4">
        <SelectField
          label={t('show')}
          value={state}
          onChange={({ target }) => show({ state: target.value as CodeFilter })}
        >
          <option value="">{t('all')}</option>
          {codeStates.map((one) => (
            <option key={one} value={one}>
              {t(`states.${one}`)}
            </option>
          ))}
        </SelectField>
        <Button kind="secondary" onClick={save.run} busyLabel={save.busy && t('save')}>
          {t('save')}
        </Button>
      </div>
      <FormAlert error={save.failure} onRetry={save.run} />
      <PagedList
        query={query}
        page={page}
        onPage={(next) => show({ page: next })}
        empty={<p className="text-ink-2">{t('empty')}</p>}
      >
        {(items) => (
          <ul className="teach-list">
            {items.map((code) => (
              <Row
                key={code.id}
                code={code}
                isChosen={chosen.has(code.id)}
                onChoose={(isWanted) => choose(code.id, isWanted)}
              />
            ))}
          </ul>
        )}
      </PagedList>
      {chosen.size > 0 && (
        <p className="flex flex-wrap items-center gap-4">
          <span role="status">{t('chosen', { count: chosen.size })}</span>
          <Button kind="danger" onClick={() => dialog.current?.showModal()}>
            {t('void.button')}
          </Button>
        </p>
      )}
      <VoidDialog ref={dialog} codes={[...chosen]} onVoided={() => setChosen(new Set())} />
    </section>
  );
}

type RowProps = { code: TeacherCode; isChosen: boolean; onChoose: (isWanted: boolean) => void };

function Row({ code, isChosen, onChoose }: RowProps) {
  const t = useTranslations('activation.codes');
  const { isOpen } = useTeach();
  const codeText = (
    <span className="grid min-w-0">
      <span className="teach-code text-base! wrap-anywhere">{code.code}</span>
      <span className="text-sm text-ink-2 wrap-anywhere">{code.title}</span>
    </span>
  );
  return (
    <li className="teach-row">
      {isOpen && code.state === 'unused' ? (
        <Checkbox
          aria-label={t('choose', { code: code.code })}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        >
          {codeText}
        </Checkbox>
      ) : (
        codeText
      )}
      <span className="grid text-sm sm:justify-items-end">
        <b>{t(`states.${code.state}`)}</b>
        <span className="text-ink-2">
          <WhatBecame code={code} />
        </span>
        <OrderLink order={code.order} />
      </span>
    </li>
  );
}

function WhatBecame({ code: { state, usedBy, usedAt, voidedAt, madeAt } }: { code: TeacherCode }) {
  const t = useTranslations('activation.codes');
  const { date } = useAccount();
  if (state === 'used' && usedAt)
    return usedBy ? t('usedBy', { name: usedBy, date: date(usedAt) }) : t('usedByOther', { date: date(usedAt) });
  if (state === 'void' && voidedAt) return t('voidedOn', { date: date(voidedAt) });
  return t('madeOn', { date: date(madeAt) });
}
