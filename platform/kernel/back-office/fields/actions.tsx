'use client';

import { Button, toast, useConfig, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import { CsvInput } from './csv-input';
import { textIn, type ActionSpec, type StaffText } from '../staff-text';

/** The named actions of a document: its fields and a button each, sent to the endpoint that calls the verb. */
export function Actions({ actions }: { actions: readonly ActionSpec[] }) {
  const { id, savedDocumentData } = useDocumentInfo();
  if (!id || !savedDocumentData) return null;
  const valueOf = (field: string) => (savedDocumentData[field] as string | undefined) ?? null;
  const isPossible = ({ when, whenContains, whenSet }: ActionSpec) =>
    (!when || when.oneOf.includes(valueOf(when.field))) &&
    (!whenContains || valueOf(whenContains.field)?.includes(whenContains.text)) &&
    (!whenSet || valueOf(whenSet) !== null);
  return (
    <div className="field-type" style={{ display: 'grid', gap: '1.5rem' }}>
      {actions.filter(isPossible).map((action) => (
        <Action
          key={action.path}
          action={action}
          path={action.path.replace(':id', String(id))}
          given={Object.fromEntries(
            Object.entries(action.with ?? {}).map(([name, field]) => [name, savedDocumentData[field]]),
          )}
        />
      ))}
    </div>
  );
}

/** Actions of another document than the page's: an order's shipment. */
export function ActionsOn({ actions, id }: { actions: readonly ActionSpec[]; id: number }) {
  return actions.map((action) => (
    <Action key={action.path} action={action} path={action.path.replace(':id', String(id))} given={{}} />
  ));
}

/** An action that needs no document, above a list. */
export function ListAction({ action }: { action: ActionSpec }) {
  return (
    <div style={{ maxWidth: '24rem', marginBottom: '1.5rem' }}>
      <Action action={action} path={action.path} given={{}} />
    </div>
  );
}

/** No form of its own: the document's form is around it, and forms do not nest. */
function Action({ action, path, given }: { action: ActionSpec; path: string; given: object }) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const [values, setValues] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  const key = useRef('');
  const t = (text: StaffText) => textIn(text, i18n.language);
  const { fields = [] } = action;
  const isComplete = fields.every((field) => field.optional || values[field.name]?.trim());

  const send = async () => {
    if (!isComplete || isBusy) return;
    setBusy(true);
    // Idempotency key: one opened page causes one effect, however often it is sent.
    key.current ||= `${Date.now()}-${Math.random()}`;
    const written = fields.flatMap(({ name, type }) => {
      const text = values[name]?.trim();
      return text ? [[name, type === 'number' ? Number(text) : text]] : [];
    });
    const response = await fetch(`${config.serverURL}${config.routes.api}${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...given, key: key.current, ...Object.fromEntries(written) }),
    }).catch(() => null);
    if (response?.ok) return window.location.reload();
    const answer = (await response?.json().catch(() => null)) as { errors?: { message: string }[] } | null;
    toast.error(answer?.errors?.[0]?.message ?? String(response?.status ?? '–'));
    setBusy(false);
  };

  return (
    <div role="group" aria-label={t(action.label)} className="staff-action">
      {fields.map(({ type, rows, ...field }) => (
        <label key={field.name} className={`field-type ${type === 'csv' ? 'textarea' : 'text'}`}>
          {t(field.label)}
          {type === 'row' ? (
            <RowChoice
              rows={rows}
              value={values[field.name] ?? ''}
              onChoose={(row) => setValues({ ...values, [field.name]: row })}
            />
          ) : type === 'csv' ? (
            <CsvInput
              value={values[field.name] ?? ''}
              onChange={(csv) => setValues({ ...values, [field.name]: csv })}
              language={i18n.language}
            />
          ) : (
            <input
              type={type ?? 'text'}
              maxLength={500}
              value={values[field.name] ?? ''}
              onChange={(event) => setValues({ ...values, [field.name]: event.target.value })}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                void send();
              }}
            />
          )}
        </label>
      ))}
      <Button
        type="button"
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isBusy || !isComplete}
        onClick={() => void send()}
      >
        {t(action.label)}
      </Button>
    </div>
  );
}

type RowProps = { rows: { of: string; title: string } | undefined; value: string; onChoose: (id: string) => void };

/** One of the document's own rows, as they are saved. */
function RowChoice({ rows, value, onChoose }: RowProps) {
  const { savedDocumentData } = useDocumentInfo();
  const found = (savedDocumentData?.[rows?.of ?? ''] ?? []) as Record<string, unknown>[];
  return (
    <select value={value} onChange={(event) => onChoose(event.target.value)}>
      <option value="" />
      {found.map((row) => (
        <option key={String(row.id)} value={String(row.id)}>
          {String(row[rows?.title ?? ''] ?? row.id)}
        </option>
      ))}
    </select>
  );
}
