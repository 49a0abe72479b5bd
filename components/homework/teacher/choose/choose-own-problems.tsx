'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useAccount } from '@/components/ui/shell/account-context';
import { Checkbox } from '@/components/ui/checkbox';
import { EmptyState } from '@/components/ui/empty-state';
import { useOwnProblemsToGive } from '@/lib/homework/queries';
import type { GivenOwnProblem } from '@/lib/homework/contract';
import { hrefFor } from '@/lib/kernel/links/href';
import { PageLink } from '@/lib/kernel/links/page-link';
import { PagedList } from '@/components/ui/shell/paged-list';
import { SearchField } from '@/components/teach/shell/search-field';
import { keyOfOwn } from './chosen';
import { ProblemFigure } from './problem-figure';

type Props = {
  chosen: readonly string[];
  room: number;
  onAdd: (problem: GivenOwnProblem) => void;
  onRemove: (key: string) => void;
};

/** Problems from the teacher's materials that the search has confirmed, picked by their boards. */
export function ChooseOwnProblems({ chosen, room, onAdd, onRemove }: Props) {
  const t = useTranslations('homework.given.choose');
  const materials = useTranslations('teach.materials');
  const { locale } = useAccount();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  return (
    <div className="grid gap-4">
      <p className="prose-width text-ink-2">{t('ownHelp')}</p>
      <SearchField
        label={materials('search')}
        value={search}
        onSearch={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      <PagedList
        query={useOwnProblemsToGive(search, page)}
        page={page}
        onPage={setPage}
        empty={
          <EmptyState title={t(search ? 'noOwnFound' : 'noOwn')}>
            <PageLink href={hrefFor(locale, 'teach/materials')} className="btn btn-secondary">
              {t('toMaterials')}
            </PageLink>
          </EmptyState>
        }
        skeleton="h-72"
      >
        {(items) => (
          <ul className="teach-boards">
            {items.map((board) => {
              const key = keyOfOwn(board);
              const isChosen = chosen.includes(key);
              return (
                <li key={key}>
                  <Checkbox
                    checked={isChosen}
                    disabled={!isChosen && room === 0}
                    onChange={() => (isChosen ? onRemove(key) : onAdd(board))}
                  >
                    <ProblemFigure name={board.title} problem={board.problem} />
                  </Checkbox>
                </li>
              );
            })}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
