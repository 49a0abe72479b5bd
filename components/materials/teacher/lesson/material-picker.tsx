'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Button } from '@/components/ui/button';
import { useMaterials } from '@/lib/materials/queries';
import type { MaterialHead } from '@/lib/materials/contract';
import { PagedList } from '@/components/ui/shell/paged-list';
import { SearchField } from '@/components/teach/shell/search-field';

type Props = { chosen: readonly MaterialHead[]; onAdd: (material: MaterialHead) => void };

/** Pages, files, and problems that may be given, to be put into a lesson. */
export function MaterialPicker({ chosen, onAdd }: Props) {
  const t = useTranslations('teach.materials');
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const query = useMaterials({ search, kind: '', ready: true }, page);
  return (
    <details className="card p-4">
      <summary className="opener min-h-11 font-bold">{t('putIn')}</summary>
      <div className="mt-3 grid gap-4">
        <SearchField
          label={t('search')}
          value={search}
          onSearch={(text) => {
            setSearch(text);
            setPage(1);
          }}
        />
        <PagedList
          query={query}
          page={page}
          onPage={setPage}
          empty={
            <p>
              {t('nothingReady')}{' '}
              <a href={hashFor('boards')} className="link">
                {t('toBoards')}
              </a>
            </p>
          }
        >
          {(items) => (
            <ul className="teach-list">
              {items.map((material) => {
                const isIn = chosen.some(({ id }) => id === material.id);
                return (
                  <li key={material.id} className="teach-row">
                    <span className="min-w-0 wrap-anywhere">
                      <span className="font-bold">{material.title}</span>{' '}
                      <span className="text-sm text-ink-2">{t(`kind.${material.kind}`)}</span>
                    </span>
                    <Button kind="secondary" disabled={isIn} onClick={() => onAdd(material)}>
                      {t(isIn ? 'isIn' : 'add')}
                      <span className="sr-only"> {material.title}</span>
                    </Button>
                  </li>
                );
              })}
            </ul>
          )}
        </PagedList>
      </div>
    </details>
  );
}
