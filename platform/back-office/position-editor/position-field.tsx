'use client';

import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { PositionEditor } from './position-editor';
import { ReadOnlyBoard } from './read-only-board';
import { readPosition } from './read-text';

export const PositionField: JSONFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { value, setValue, path, showError, disabled } = useField<unknown>({ potentiallyStalePath: givenPath });
  const { i18n } = useTranslation();
  const isReadOnly = readOnly || disabled || field.admin?.readOnly;
  return (
    <div className="field-type pe-field" id={`field-${path.replaceAll('.', '__')}`}>
      <FieldLabel label={field.label ?? field.name} path={path} required={field.required ?? false} />
      <FieldError path={path} showError={showError} />
      {isReadOnly ? (
        <ReadOnlyBoard position={readPosition(value)} language={i18n.language} />
      ) : (
        <PositionEditor value={value} onChange={setValue} language={i18n.language} />
      )}
      {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
    </div>
  );
};
