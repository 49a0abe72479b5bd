'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { SelectField } from '@/components/ui/forms/select-field';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { EmptyState } from '@/components/ui/empty-state';
import { notify } from '@/components/ui/toasts/notify';
import { drawProblems, useProblemsToGive, type WantedProblems } from '@/lib/homework/queries';
import type { BankProblem } from '@/lib/bank/bank-problem';
import { maxItems } from '@/lib/homework/homework';
import { strongestGrade, weakestGrade } from '@/lib/kernel/grades';
import { bankFamilies, type BankFamily } from '@/lib/bank/families';
import { climbThemes, themeOf, type ClimbTheme } from '@/lib/climb/climb';
import { PagedList } from '@/components/ui/shell/paged-list';
import { useItemName } from './item-name';
import { ProblemFigure } from './problem-figure';

const grades = Array.from({ length: weakestGrade - strongestGrade + 1 }, (_, index) => weakestGrade - index);
const counts = [3, 5, 10, 15, 20];

type Props = {
  chosen: readonly string[];
  /** How many more problems fit. */
  room: number;
  onAdd: (problems: readonly BankProblem[]) => void;
  onRemove: (problem: string) => void;
};

/** Problems of a theme and grade of the climb: drawn at random, or picked by their boards. */
export function ChooseProblems({ chosen, room, onAdd, onRemove }: Props) {
  const t = useTranslations('homework.given.choose');
  const theme = useTranslations('ladder.themes');
  const family = useTranslations('notebook.family');
  const account = useTranslations('account');
  const nameOf = useItemName();
  const [wanted, setWanted] = useState<WantedProblems>({ theme: 'capture', family: '', grade: weakestGrade });
  const [count, setCount] = useState(5);
  const [page, setPage] = useState(1);
  const narrow = (changes: Partial<WantedProblems>) => {
    setWanted({ ...wanted, ...changes });
    setPage(1);
  };
  const { run, busy, failure } = useAction(async () => {
    const drawn = await drawProblems(wanted, Math.min(count, room), chosen);
    onAdd(drawn);
    await notify(drawn.length > 0 ? 'success' : 'error', t('drawn', { count: drawn.length }));
  });
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-3">
        <SelectField
          label={t('theme')}
          value={wanted.theme}
          onChange={({ target }) => narrow({ theme: target.value as ClimbTheme, family: '' })}
        >
          {climbThemes.map((one) => (
            <option key={one} value={one}>
              {theme(one)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('family')}
          value={wanted.family}
          onChange={({ target }) => narrow({ family: target.value as BankFamily | '' })}
        >
          <option value="">{t('allFamilies')}</option>
          {bankFamilies
            .filter((one) => themeOf[one] === wanted.theme)
            .map((one) => (
              <option key={one} value={one}>
                {family(one)}
              </option>
            ))}
        </SelectField>
        <SelectField
          label={t('grade')}
          value={wanted.grade}
          onChange={({ target }) => narrow({ grade: Number(target.value) })}
        >
          {grades.map((grade) => (
            <option key={grade} value={grade}>
              {`G${grade}`}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField label={t('howMany')} value={count} onChange={({ target }) => setCount(Number(target.value))}>
          {counts.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </SelectField>
        <Button
          kind="secondary"
          disabled={room === 0}
          busyLabel={busy && account('sending')}
          onClick={() => void run()}
        >
          {t('draw')}
        </Button>
      </div>
      <FormAlert error={failure} onRetry={() => void run()} />
      {room === 0 && <p role="status">{t('full', { most: maxItems })}</p>}
      <PagedList
        query={useProblemsToGive(wanted, page)}
        page={page}
        onPage={setPage}
        empty={<EmptyState title={t('noProblems')} />}
        skeleton="h-72"
      >
        {(items, count) => (
          <>
            <p className="text-ink-2">{t('found', { count })}</p>
            <ul className="teach-boards">
              {items.map((board) => {
                const isChosen = chosen.includes(board.id);
                return (
                  <li key={board.id}>
                    <Checkbox
                      checked={isChosen}
                      disabled={!isChosen && room === 0}
                      onChange={() => (isChosen ? onRemove(board.id) : onAdd([board]))}
                    >
                      <ProblemFigure name={nameOf({ kind: 'problem', ...board })} problem={board.problem} />
                    </Checkbox>
                  </li>
                );
              })}
            </ul>
          </>
        )}
      </PagedList>
    </div>
  );
}
