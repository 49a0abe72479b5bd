'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '@/components/ui/forms/select-field';
import { useAccount } from '@/components/ui/shell/account-context';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { EmptyState } from '@/components/ui/empty-state';
import { useClassChoices } from '@/lib/classes/queries';
import { useStudents } from '@/lib/students/queries';
import type { Student } from '@/lib/students/contract';
import { maxStudentsAtOnce } from '@/lib/activation/activation';
import { ClassOptions } from '@/components/classes/class-options';
import { PagedList } from '@/components/ui/shell/paged-list';
import { SearchField } from '@/components/teach/shell/search-field';
import { teachHref } from '@/components/teach/shell/teach-tabs';

/** Names by public id, in the order they were chosen; the choice survives a change of page in the list. */
export type Chosen = ReadonlyMap<string, string>;
type Props = { chosen: Chosen; onChange: (chosen: Chosen) => void };
type Named = Pick<Student, 'id' | 'name'>;

/** Adds or removes these students; ignores those beyond the limit of one order. */
function changed(chosen: Chosen, students: readonly Named[], isWanted: boolean): Chosen {
  const all = new Map(chosen);
  for (const { id, name } of students) {
    if (!isWanted) all.delete(id);
    else if (all.size < maxStudentsAtOnce) all.set(id, name);
  }
  return all;
}

/** Active students to choose from, of a class or by name, a page at a time. */
export function StudentChoice({ chosen, onChange }: Props) {
  const t = useTranslations('activation.students');
  const { locale } = useAccount();
  const [filter, setFilter] = useState({ search: '', schoolClass: '' });
  const [page, setPage] = useState(1);
  const { data: classes = [] } = useClassChoices();
  const query = useStudents({ ...filter, state: 'active' }, page);
  const narrow = (changes: Partial<typeof filter>) => {
    setFilter({ ...filter, ...changes });
    setPage(1);
  };
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 text-xl font-bold">{t('legend')}</legend>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t('class')}
          value={filter.schoolClass}
          onChange={({ target }) => narrow({ schoolClass: target.value })}
        >
          <option value="">{t('allClasses')}</option>
          <ClassOptions classes={classes} />
        </SelectField>
        <SearchField label={t('search')} value={filter.search} onSearch={(search) => narrow({ search })} />
      </div>
      <p role="status" className="font-semibold">
        {t('chosen', { count: chosen.size })}
      </p>
      <p className="text-sm text-ink-2">{t('most', { count: maxStudentsAtOnce })}</p>
      {chosen.size > 0 && (
        <Button kind="quiet" className="-ml-3 justify-self-start" onClick={() => onChange(new Map())}>
          {t('clear')}
        </Button>
      )}
      <PagedList
        query={query}
        page={page}
        onPage={setPage}
        empty={
          <EmptyState title={t('empty')}>
            <a href={teachHref(locale, 'students')} className="btn btn-secondary">
              {t('toStudents')}
            </a>
          </EmptyState>
        }
        skeleton="h-72"
      >
        {(items) => (
          <>
            <Checkbox
              checked={items.every(({ id, isOfFamily }) => isOfFamily || chosen.has(id))}
              onChange={({ target }) =>
                onChange(
                  changed(
                    chosen,
                    items.filter(({ isOfFamily }) => !isOfFamily),
                    target.checked,
                  ),
                )
              }
            >
              {t('onPage')}
            </Checkbox>
            <ul className="teach-list">
              {items.map((student) => (
                <li key={student.id} className="px-4">
                  <Checkbox
                    checked={chosen.has(student.id)}
                    disabled={student.isOfFamily || (!chosen.has(student.id) && chosen.size >= maxStudentsAtOnce)}
                    onChange={({ target }) => onChange(changed(chosen, [student], target.checked))}
                  >
                    <span className="min-w-0 wrap-anywhere">
                      {student.name}{' '}
                      <span className="text-sm text-ink-2">
                        {student.isOfFamily ? t('ofFamily') : student.classes.map(({ name }) => name).join(' · ')}
                      </span>
                    </span>
                  </Checkbox>
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedList>
    </fieldset>
  );
}
