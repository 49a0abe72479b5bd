'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '@/components/ui/forms/select-field';
import type { Homework, HomeworkCell, HomeworkItemShown, HomeworkResults } from '@/lib/homework/contract';
import { orderedBy, resultsOrders, type ResultsOrder } from '@/lib/homework/results-order';
import { useItemName } from './choose/item-name';

type Props = { homework: Homework; results: HomeworkResults };

/** Students by items: done, right at the first try, tries and time, late ones marked; and who needs help. */
export function ResultsTable({ homework: { items }, results: { items: keys, students } }: Props) {
  const t = useTranslations('homework.given.results');
  const nameOf = useItemName();
  const [order, setOrder] = useState<ResultsOrder>('name');
  const isProblem = keys.map((key) => items.some((item) => item.key === key && 'problem' in item));
  const begun = students.filter(({ cells }) => cells.some(Boolean)).length;
  const done = students.filter(({ cells }) => cells.length > 0 && cells.every((cell) => cell?.isDone)).length;
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{t('title')}</h2>
      <p role="status" className="text-ink-2">
        {t('summary', { students: students.length, begun, done })}
      </p>
      <p className="text-sm text-ink-2">{t('key')}</p>
      <SelectField
        label={t('order')}
        value={order}
        onChange={({ target }) => setOrder(target.value as ResultsOrder)}
        className="max-w-[320px]"
      >
        {resultsOrders.map((one) => (
          <option key={one} value={one}>
            {t(`orders.${one}`)}
          </option>
        ))}
      </SelectField>
      <div className="teach-table" role="region" aria-label={t('title')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('student')}</th>
              {items.map((item, index) => (
                <th key={item.key} scope="col">
                  <span className="block">{index + 1}</span>
                  <span className="block text-sm font-normal text-ink-2">{nameOf(item)}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {orderedBy(order, students, isProblem).map(({ id, name, needsHelp, cells }) => (
              <tr key={id}>
                <th scope="row">
                  <span className="block wrap-anywhere">{name}</span>
                  {needsHelp && <span className="teach-help">{t(`help.${needsHelp}`)}</span>}
                </th>
                {items.map((item) => (
                  <td key={item.key}>
                    <Cell cell={cells[keys.indexOf(item.key)] ?? null} item={item} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type CellState = 'done' | 'begun' | 'firstTry' | 'solved' | 'wrong';

/** For a problem, whether it was solved and at which try; for lessons and levels, whether they are done. */
function stateOf({ kind }: HomeworkItemShown, { isDone, right }: HomeworkCell): CellState {
  if (kind === 'lesson' || kind === 'levels') return isDone ? 'done' : 'begun';
  if (right) return 'firstTry';
  return isDone ? 'solved' : 'wrong';
}

function Cell({ cell, item }: { cell: HomeworkCell | null; item: HomeworkItemShown }) {
  const t = useTranslations('homework.given.results');
  if (!cell) return <span className="text-ink-2">{t('notBegun')}</span>;
  const { isLate, tries, right, hasHint, seconds } = cell;
  const state = stateOf(item, cell);
  const facts = [
    item.kind === 'levels' && t('levels', { solved: right, count: item.count }),
    item.kind === 'lesson' ? t('lessonTries', { right, tries }) : t('tries', { count: tries }),
    t('time', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }),
    hasHint && t('hint'),
  ];
  return (
    <>
      <span className="block font-semibold" data-state={state}>
        {t(`states.${state}`)}
      </span>
      <span className="block text-sm text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
      {isLate && <span className="block text-sm font-semibold text-danger">{t('late')}</span>}
    </>
  );
}
