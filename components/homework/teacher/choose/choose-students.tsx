'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '@/components/ui/forms/select-field';
import { Loaded } from '@/components/ui/shell/loaded';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { useClassChoices } from '@/lib/classes/queries';
import { useStudents } from '@/lib/students/queries';
import { maxRecipients } from '@/lib/homework/homework';
import { SearchField } from '@/components/teach/shell/search-field';
import { PageButtons } from '@/components/ui/shell/page-buttons';
import { useListText } from '../list-text';

export type Recipients = { schoolClass: string | null; students: readonly { id: string; name: string }[] };
type Props = { recipients: Recipients; onChange: (recipients: Recipients) => void; error?: string | undefined };

/** To whom: a class, students, or both. */
export function ChooseStudents({ recipients, onChange, error }: Props) {
  const t = useTranslations('homework.given.to');
  const listText = useListText();
  const [isChoosing, setChoosing] = useState(false);
  const { schoolClass, students } = recipients;
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{t('title')}</h2>
      {error && (
        <p role="alert" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      <Loaded query={useClassChoices()} skeleton="h-16">
        {(classes) => (
          <SelectField
            label={t('class')}
            hint={t('classHelp')}
            value={schoolClass ?? ''}
            onChange={({ target }) => onChange({ ...recipients, schoolClass: target.value || null })}
          >
            <option value="">{t('noClass')}</option>
            {classes.map(({ id, name, students: count }) => (
              <option key={id} value={id}>
                {t('classOption', { name, count })}
              </option>
            ))}
          </SelectField>
        )}
      </Loaded>
      {students.length > 0 && (
        <p className="wrap-anywhere">{t('chosen', { names: listText(students.map(({ name }) => name)) })}</p>
      )}
      <p>
        <Button kind="secondary" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
          {t('students')}
        </Button>
      </p>
      {isChoosing && <Students recipients={recipients} onChange={onChange} />}
    </section>
  );
}

function Students({ recipients, onChange }: Omit<Props, 'error'>) {
  const t = useTranslations('homework.given.to');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const { students } = recipients;
  const isFull = students.length >= maxRecipients;
  return (
    <div className="card grid gap-4 p-4">
      <SearchField
        label={t('search')}
        value={search}
        onSearch={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      <Loaded query={useStudents({ search, schoolClass: '', state: 'active' }, page)}>
        {({ items, pages, count }) => (
          <>
            {count === 0 && <p>{t('none')}</p>}
            <ul className="grid sm:grid-cols-2">
              {items.map(({ id, name }) => {
                const isChosen = students.some((one) => one.id === id);
                return (
                  <li key={id}>
                    <Checkbox
                      checked={isChosen}
                      disabled={!isChosen && isFull}
                      onChange={() =>
                        onChange({
                          ...recipients,
                          students: isChosen ? students.filter((one) => one.id !== id) : [...students, { id, name }],
                        })
                      }
                    >
                      <span className="wrap-anywhere">{name}</span>
                    </Checkbox>
                  </li>
                );
              })}
            </ul>
            <PageButtons page={page} pages={pages} onPage={setPage} />
          </>
        )}
      </Loaded>
    </div>
  );
}
