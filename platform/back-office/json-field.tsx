'use client';

import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { useState } from 'react';
import { words, wordsIn } from './words';

const technical = words('Technical details', '技術內容', '技术内容', '技術的な詳細');

const show = (value: unknown) => (value === null || value === undefined ? '' : JSON.stringify(value, null, 2));

/** JSON as plain text: nothing is loaded from elsewhere, as Payload's own editor would be. */
export const JsonField: JSONFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { value, setValue, path, showError, disabled } = useField<unknown>({ potentiallyStalePath: givenPath });
  const { i18n } = useTranslation();
  const [draft, setDraft] = useState<string | null>(null);
  const [isBroken, setBroken] = useState(false);
  const isReadOnly = readOnly || disabled || field.admin?.readOnly;

  const change = (text: string) => {
    setDraft(text);
    try {
      setValue(text.trim() === '' ? null : JSON.parse(text));
      setBroken(false);
    } catch {
      // Half-written: the value stays as it was until this is JSON again.
      setBroken(true);
    }
  };

  const text = draft ?? show(value);
  return (
    <div className="field-type">
      <FieldLabel label={field.label ?? field.name} path={path} required={field.required ?? false} />
      <FieldError path={path} showError={showError} />
      {isReadOnly ? (
        <details>
          <summary>{wordsIn(technical, i18n.language)}</summary>
          <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 }}>{show(value) || '–'}</pre>
        </details>
      ) : (
        <textarea
          id={`field-${path.replaceAll('.', '__')}`}
          value={text}
          rows={Math.min(24, Math.max(4, text.split('\n').length))}
          spellCheck={false}
          aria-invalid={isBroken}
          style={{ width: '100%', fontFamily: 'monospace' }}
          onChange={(event) => change(event.target.value)}
          onBlur={() => {
            if (!isBroken) setDraft(null);
          }}
        />
      )}
      {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
    </div>
  );
};
