'use client';

import { FieldDescription, FieldLabel, useConfig, useField, useTranslation } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { textIn } from '@/platform/lessons/lesson-in';
import type { AuthoredStep } from '@/lib/lessons/authored-lesson';
import { localeOfLanguage } from '@/platform/kernel/back-office/staff-text';
import { LessonEditor } from './lesson-editor';

export const LessonField: JSONFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { value, setValue, path, showError, errorMessage, disabled } = useField<unknown>({
    potentiallyStalePath: givenPath,
  });
  const { i18n } = useTranslation();
  const { config } = useConfig();
  const isReadOnly = readOnly || disabled || field.admin?.readOnly;
  const locale = localeOfLanguage(i18n.language);
  return (
    <div className="field-type" id={`field-${path.replaceAll('.', '__')}`}>
      <FieldLabel label={field.label ?? field.name} path={path} />
      {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
      {showError && errorMessage && (
        <div className="pe">
          <ul className="pe-faults pe-panel" role="alert">
            {errorMessage.split('\n').map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </div>
      )}
      {isReadOnly ? (
        <ol className="le-steps">
          {(Array.isArray(value) ? (value as AuthoredStep[]) : []).map((step, index) => (
            <li key={index}>{textIn(step.title, locale)}</li>
          ))}
        </ol>
      ) : (
        <LessonEditor
          value={value}
          onChange={setValue}
          language={i18n.language}
          hasVideos={config.collections.some(({ slug }) => (slug as string) === 'films')}
        />
      )}
    </div>
  );
};
