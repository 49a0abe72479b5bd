'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorText } from '@/components/ui/forms/action';
import { SelectField } from '@/components/ui/forms/select-field';
import { useAccount } from '@/components/ui/shell/account-context';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Screen } from '@/components/ui/shell/screen';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { notify } from '@/components/ui/toasts/notify';
import { saveFile } from '@/components/ui/browser/save-file';
import { readMaterialSgf, removeMaterial, useMaterials, type MaterialFilter } from '@/lib/materials/queries';
import type { MaterialHead } from '@/lib/materials/contract';
import { materialKinds } from '@/lib/materials/material';
import { PagedList } from '@/components/ui/shell/paged-list';
import { SearchField } from '@/components/teach/shell/search-field';
import { useTeach } from '@/components/teach/shell/teach-context';
import { PartsNav } from './parts-nav';

/** Board pages, problems and files, the last changed first. */
export function MaterialList() {
  const t = useTranslations('teach.materials');
  const { isOpen } = useTeach();
  const [filter, setFilter] = useState<MaterialFilter>({ search: '', kind: '', ready: false });
  const [page, setPage] = useState(1);
  const narrow = (change: Partial<MaterialFilter>) => {
    setFilter({ ...filter, ...change });
    setPage(1);
  };
  const isFiltered = filter.search !== '' || filter.kind !== '';
  return (
    <Screen title={t('title')} lead={t('lead')}>
      <div className="grid gap-6">
        <PartsNav at="boards" />
        {isOpen && (
          <div className="flex flex-wrap gap-3">
            <a href={hashFor('page/new')} className="btn btn-primary">
              {t('newPage')}
            </a>
            <a href={hashFor('problem/new')} className="btn btn-secondary">
              {t('newProblem')}
            </a>
            <a href={hashFor('file/new')} className="btn btn-secondary">
              {t('newFile')}
            </a>
          </div>
        )}
        <div className="grid gap-3 sm:grid-cols-2">
          <SearchField label={t('search')} value={filter.search} onSearch={(search) => narrow({ search })} />
          <SelectField
            label={t('show')}
            value={filter.kind}
            onChange={({ target }) => narrow({ kind: target.value as MaterialFilter['kind'] })}
          >
            <option value="">{t('everything')}</option>
            {materialKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`kinds.${kind}`)}
              </option>
            ))}
          </SelectField>
        </div>
        <PagedList
          query={useMaterials(filter, page)}
          page={page}
          onPage={setPage}
          empty={
            <EmptyState title={t(isFiltered ? 'noneFound' : 'noBoards')}>{!isFiltered && t('noBoardsHelp')}</EmptyState>
          }
        >
          {(items) => (
            <ul className="teach-list">
              {items.map((material) => (
                <Row key={material.id} material={material} />
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </Screen>
  );
}

function Row({ material: { id, kind, title, state, changedAt } }: { material: MaterialHead }) {
  const t = useTranslations('teach.materials');
  const { date } = useAccount();
  const { isOpen } = useTeach();
  const errorText = useErrorText();
  const [isAsked, setAsked] = useState(false);
  const showFailure = (error: unknown) => notify('error', errorText(error));
  const downloadSgf = async () => {
    try {
      saveFile(`${title}.sgf`, (await readMaterialSgf(id)).text, 'application/x-go-sgf');
    } catch (error) {
      await showFailure(error);
    }
  };
  const remove = async () => {
    try {
      await removeMaterial(id);
      await notify('success', t('removed', { title }));
    } catch (error) {
      setAsked(false);
      await showFailure(error);
    }
  };
  const hiddenTitle = <span className="sr-only"> {title}</span>;
  return (
    <li className="teach-row">
      <div className="min-w-0">
        <a href={hashFor(`${kind}/${id}`)} className="link inline-flex min-h-11 items-center font-bold wrap-anywhere">
          {title}
        </a>
        <p className="text-sm text-ink-2">
          {[t(`kind.${kind}`), state && t(`states.${state}`), t('changed', { date: date(changedAt) })]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <span className="flex flex-wrap gap-2">
        {kind !== 'file' && (
          <Button kind="quiet" onClick={() => void downloadSgf()}>
            {t('saveSgf')}
            {hiddenTitle}
          </Button>
        )}
        {isOpen &&
          (isAsked ? (
            <>
              <Button kind="danger" onClick={() => void remove()}>
                {t('removeNow')}
                {hiddenTitle}
              </Button>
              <Button kind="quiet" onClick={() => setAsked(false)}>
                {t('keep')}
                {hiddenTitle}
              </Button>
            </>
          ) : (
            <Button kind="quiet" onClick={() => setAsked(true)}>
              {t('remove')}
              {hiddenTitle}
            </Button>
          ))}
      </span>
    </li>
  );
}
