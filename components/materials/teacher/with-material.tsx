'use client';

import { useTranslations } from 'next-intl';
import type { ComponentProps, ReactNode } from 'react';
import { hashFor } from '@/components/ui/shell/hash-route';
import { Loaded } from '@/components/ui/shell/loaded';
import { Screen } from '@/components/ui/shell/screen';
import { EmptyState } from '@/components/ui/empty-state';
import { asApiError } from '@/lib/kernel/api/api-error';
import { useMaterial } from '@/lib/materials/queries';
import type { Material } from '@/lib/materials/contract';
import type { MaterialKind } from '@/lib/materials/material';

type Props = {
  /** 'new': there is none yet. */
  id: string;
  kind: MaterialKind;
  children: (material: Material | null) => ReactNode;
};

/** An editor with what it edits. */
export function WithMaterial({ id, kind, children }: Props) {
  return id === 'new' ? (
    children(null)
  ) : (
    <Known id={id} kind={kind}>
      {children}
    </Known>
  );
}

function Known({ id, kind, children }: Props) {
  return (
    <Arrived query={useMaterial(id)}>
      {(material) => (material.kind === kind ? children(material) : <Missing />)}
    </Arrived>
  );
}

type ArrivedProps<Data> = {
  query: ComponentProps<typeof Loaded<Data>>['query'];
  children: (data: Data) => ReactNode;
};

/** Renders the children once the data is loaded. They bring their own screen; the loading state has none. */
export function Arrived<Data>({ query, children }: ArrivedProps<Data>) {
  if (query.error && asApiError(query.error).code === 'MATERIAL_UNKNOWN') return <Missing />;
  if (query.data) return children(query.data);
  return (
    <div className="wrap teach-page">
      <Loaded query={query} skeleton="h-96">
        {() => null}
      </Loaded>
    </div>
  );
}

function Missing() {
  const t = useTranslations('teach.materials');
  return (
    <Screen title={t('missing')}>
      <EmptyState title={t('missingText')}>
        <a href={hashFor('boards')} className="btn btn-primary">
          {t('toBoards')}
        </a>
      </EmptyState>
    </Screen>
  );
}
