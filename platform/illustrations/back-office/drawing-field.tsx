'use client';

import { FieldDescription, FieldError, FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { illustrationHref, illustrations } from '@/lib/illustrations/illustrations';
import { staffText, textIn } from '@/platform/kernel/back-office/staff-text';

const none = staffText('None', '不使用', '不使用', 'なし');

/** A field to choose one of the shop's drawings from pictures. */
export const DrawingField: TextFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { value, setValue, path, showError, disabled } = useField<string | null>({ potentiallyStalePath: givenPath });
  const { i18n } = useTranslation();
  return (
    <div className="field-type">
      <FieldLabel label={field.label ?? field.name} path={path} />
      <FieldError path={path} showError={showError} />
      <div role="radiogroup" aria-label={field.name} className="drawing-choice">
        {[null, ...illustrations].map((name) => (
          <label key={name}>
            <input
              type="radio"
              name={path}
              checked={(value || null) === name}
              disabled={readOnly || disabled}
              onChange={() => setValue(name)}
            />
            {/* eslint-disable-next-line @next/next/no-img-element -- a drawing has no sizes to choose from */}
            {name && <img src={illustrationHref(name)} alt={name} width={120} height={90} loading="lazy" />}
            {name === null && textIn(none, i18n.language)}
          </label>
        ))}
      </div>
      {field.admin?.description && <FieldDescription description={field.admin.description} path={path} />}
    </div>
  );
};
