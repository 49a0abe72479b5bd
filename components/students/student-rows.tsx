'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { hashFor } from '@/components/ui/shell/hash-route';
import { FormAlert, useAction } from '@/components/ui/forms/action';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { studentsFrom, type StudentFilter } from '@/lib/students/queries';
import type { NewCards, Student } from '@/lib/students/contract';
import { maxChosenStudents } from '@/lib/classes/student';
import { useTeach } from '@/components/teach/shell/teach-context';
import { StudentActions } from './student-actions';

type Props = {
  students: readonly Student[];
  filter: StudentFilter;
  page: number;
  /** How many there are from this page on. */
  onward: number;
  onCards: (cards: NewCards) => void;
};

/** A page of students: each is a link to their page, and the selected ones can be acted on together. */
export function StudentRows({ students, filter, page, onward, onCards }: Props) {
  const t = useTranslations('teach.actions');
  const account = useTranslations('account');
  const { isOpen } = useTeach();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  // Selected students of the pages after this one.
  const [further, setFurther] = useState<readonly Student[]>([]);
  const { run, busy, failure } = useAction(async () => {
    const found = await studentsFrom(filter, page, maxChosenStudents);
    setChosen(new Set(found.map(({ id }) => id)));
    setFurther(found);
  });
  const isHere = new Set(students.map(({ id }) => id));
  // Students who have left the list meanwhile are not included.
  const picked = [...students, ...further.filter(({ id }) => !isHere.has(id))].filter(({ id }) => chosen.has(id));
  const many = Math.min(onward, maxChosenStudents);
  const choose = (ids: readonly string[], isChosen: boolean) =>
    setChosen(new Set([...[...chosen].filter((id) => !ids.includes(id)), ...(isChosen ? ids : [])]));
  return (
    <>
      {isOpen && (
        <div className="grid gap-3">
          <Checkbox
            checked={students.every(({ id }) => chosen.has(id))}
            onChange={({ target }) => (target.checked ? choose([...isHere], true) : setChosen(new Set()))}
          >
            {t('selectAll')}
          </Checkbox>
          <FormAlert error={failure} onRetry={() => void run()} />
          {many > students.length && (
            <Button
              kind="quiet"
              className="-ml-3 justify-self-start"
              busyLabel={busy && account('sending')}
              onClick={() => void run()}
            >
              {t('selectOnward', { count: many })}
            </Button>
          )}
          {picked.length > 0 && (
            <section className="card grid gap-3 p-4">
              <p role="status" className="font-bold">
                {t('selected', { count: picked.length })}
              </p>
              <StudentActions
                students={picked}
                schoolClass={filter.schoolClass}
                onCards={onCards}
                onDone={() => setChosen(new Set())}
              />
            </section>
          )}
        </div>
      )}
      <ul className="teach-list">
        {students.map((student) => (
          <li key={student.id} className="flex items-center">
            {isOpen && (
              <label className="grid min-h-14 min-w-12 cursor-pointer place-items-center">
                <input
                  type="checkbox"
                  className="size-6 accent-action"
                  checked={chosen.has(student.id)}
                  aria-label={t('select', { name: student.name })}
                  onChange={({ target }) => choose([student.id], target.checked)}
                />
              </label>
            )}
            <Row student={student} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Row({ student: { id, name, classes, needsHelp } }: { student: Student }) {
  const t = useTranslations('teach.students');
  const help = useTranslations('homework.given.results.help');
  return (
    <a href={hashFor(`student/${id}`)} className="teach-row min-w-0 flex-1">
      <span className="flex min-w-0 flex-wrap items-center gap-x-3">
        <span className="min-w-0 font-bold wrap-anywhere">{name}</span>
        {needsHelp && <span className="teach-help">{help(needsHelp)}</span>}
      </span>
      <span className="min-w-0 text-sm text-ink-2 wrap-anywhere">
        {classes.length > 0 ? classes.map((one) => one.name).join(' · ') : t('noClass')}
      </span>
    </a>
  );
}
