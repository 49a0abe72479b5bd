'use client';

import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { JsonText, showJson } from './json-text';
import { staffText, textIn } from '../staff-text';

const technical = staffText('Technical details', '技術內容', '技术内容', '技術的な詳細');

export const JsonField: JSONFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { value, setValue, path, showError, disabled } = useField<unknown>({ potentiallyStalePath: givenPath });
  const { i18n } = useTranslation();
  const isReadOnly = readOnly || disabled || field.admin?.readOnly;
  return (
    <div className="field-type">
      <FieldLabel label={field.label ?? field.name} path={path} required={field.required ?? false} />
      <FieldError path={path} showError={showError} />
      {isReadOnly ? (
        <details>
          <summary>{textIn(technical, i18n.language)}</summary>
          <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 }}>{showJson(value) || '–'}</pre>
        </details>
      ) : (
        <JsonText id={`field-${path.replaceAll('.', '__')}`} value={value} onChange={setValue} />
      )}
      {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
    </div>
  );
};
