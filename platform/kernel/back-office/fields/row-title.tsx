'use client';

import { useConfig, useRowLabel, useTranslation } from '@payloadcms/ui';
import { formatDate } from '@payloadcms/ui/shared';
import { useEffect, useState } from 'react';
import { textIn, type StaffText } from '../staff-text';

/** A field of a row that can be the row's title. */
export type TitleField = { name: string; options?: Readonly<Record<string, StaffText>>; isDate?: boolean; of?: string };
type Props = { fields: readonly TitleField[]; kind?: StaffText; rowLabel?: string };

/** The label of a row by its own title: 'First capture' instead of 'Lesson 01'. A block shows its kind first. */
export function RowTitle({ fields, kind, rowLabel }: Props) {
  const { data } = useRowLabel<Record<string, unknown> | undefined>();
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const field = fields.find(({ name }) => textOf(data?.[name]) !== '');
  // A choice alone does not distinguish rows, so a text is added: 'Course code · kidbasic'.
  const more =
    field?.options && fields.find(({ name, options }) => !options && typeof data?.[name] === 'string' && data[name]);
  const text = textOf(field && data?.[field.name]);
  const related = useTitleOf(field?.of, text);
  const title =
    related ??
    (field?.isDate
      ? formatDate({ date: text, i18n, pattern: config.admin.dateFormat })
      : (field?.options?.[text] && textIn(field.options[text], i18n.language)) || text);
  return (
    <span className="row-title">
      {kind && <b>{textIn(kind, i18n.language)}</b>} {title || (kind ? '' : rowLabel)}
      {more && ` · ${textOf(data?.[more.name])}`}
    </span>
  );
}

/** The text of a string, a number or the first of a list; else empty. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return textOf(value[0]);
  if (typeof value === 'string' || typeof value === 'number') return String(value).trim();
  return '';
}

/** The title of the document that a row points to. */
function useTitleOf(collection: string | undefined, id: string): string | undefined {
  const { config, getEntityConfig } = useConfig();
  const { i18n } = useTranslation();
  const [found, setFound] = useState<{ id: string; title: string }>();
  const field = collection && getEntityConfig({ collectionSlug: collection })?.admin.useAsTitle;
  const url = field && id ? `${config.serverURL}${config.routes.api}/${collection}/${id}?depth=0&draft=true` : '';
  useEffect(() => {
    if (!url || !field) return;
    const left = new AbortController();
    fetch(url, { credentials: 'include', signal: left.signal, headers: { 'accept-language': i18n.language } })
      .then((answer) => answer.json())
      .then((doc: Record<string, unknown>) => setFound({ id, title: textOf(doc[field]) }))
      // Without its title the row keeps its number.
      .catch(() => {});
    return () => left.abort();
  }, [url, field, id, i18n.language]);
  return collection && (found?.id === id ? found.title : '');
}
