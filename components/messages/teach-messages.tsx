'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { MessagesScreen } from './messages-screen';
import { threadHref } from './thread-list';
import { Loaded } from '@/components/ui/shell/loaded';
import { useStudents } from '@/lib/students/queries';
import { SearchField } from '@/components/teach/shell/search-field';
import { useTeach } from '@/components/teach/shell/teach-context';

/** A teacher's messages, and a search for a student to write to for the first time. */
export function TeachMessages() {
  const { isOpen } = useTeach();
  return <MessagesScreen side="teacher">{isOpen && <WriteToStudent />}</MessagesScreen>;
}

function WriteToStudent() {
  const t = useTranslations('threads');
  const [search, setSearch] = useState('');
  return (
    <section aria-labelledby="write-to" className="grid gap-4">
      <h2 id="write-to" className="text-xl">
        {t('write')}
      </h2>
      <SearchField label={t('findStudent')} value={search} onSearch={setSearch} />
      {search.trim() !== '' && <Found search={search.trim()} />}
    </section>
  );
}

/** Longer lists are not useful on one page. */
const shown = 8;

function Found({ search }: { search: string }) {
  const t = useTranslations('threads');
  return (
    <Loaded query={useStudents({ search, schoolClass: '', state: 'active' }, 1)} skeleton="h-24">
      {({ items, count }) => (
        <>
          <p role="status" className={count > 0 && count <= shown ? 'sr-only' : 'text-ink-2'}>
            {count === 0 ? t('noStudentFound') : count > shown ? t('firstFew') : ''}
          </p>
          {count > 0 && (
            <ul className="teach-list">
              {items.slice(0, shown).map(({ id, name, classes }) => (
                <li key={id}>
                  <a href={threadHref(id)} className="teach-row">
                    <span className="min-w-0 font-bold wrap-anywhere">{name}</span>
                    <span className="min-w-0 text-sm text-ink-2 wrap-anywhere">
                      {classes.map((one) => one.name).join(' · ')}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </Loaded>
  );
}
