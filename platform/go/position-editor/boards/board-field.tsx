'use client';

import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientComponent, JSONFieldClientProps } from 'payload';
import type { ComponentType } from 'react';
import type { Position } from '@/lib/go/position';
import { ReadOnlyBoard } from './read-only-board';

type Editor = ComponentType<{ value: unknown; onChange: (value: unknown) => void; language: string }>;

/** A field that is edited on a board. Users who may not change it see the position that `positionOf` returns for the stored value. */
export const boardField = (
  Editor: Editor,
  positionOf: (value: unknown) => Position | null,
): JSONFieldClientComponent => {
  function BoardField({ field, path: givenPath, readOnly }: JSONFieldClientProps) {
    const { value, setValue, path, showError, disabled } = useField<unknown>({ potentiallyStalePath: givenPath });
    const { i18n } = useTranslation();
    const isReadOnly = readOnly || disabled || field.admin?.readOnly;
    return (
      <div className="field-type pe-field" id={`field-${path.replaceAll('.', '__')}`}>
        <FieldLabel label={field.label ?? field.name} path={path} required={field.required ?? false} />
        <FieldError path={path} showError={showError} />
        {isReadOnly ? (
          <ReadOnlyBoard position={positionOf(value)} language={i18n.language} />
        ) : (
          <Editor value={value} onChange={setValue} language={i18n.language} />
        )}
        {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
      </div>
    );
  }
  return BoardField;
};
