'use client';

import { FieldLabel, useField, useTranslation } from '@payloadcms/ui';
import type { DefaultCellComponentProps, TextFieldClientProps } from 'payload';
import { textIn, type StaffText } from '../staff-text';

type Names = { names: Readonly<Record<string, StaffText>> };

/** An internal name of the services ('orderReceipt'), shown by its label for staff. */
export function NamedField({ field, path: givenPath, names }: TextFieldClientProps & Names) {
  const { value, path } = useField<string | null>({ potentiallyStalePath: givenPath });
  return (
    <div className="field-type">
      <FieldLabel label={field.label ?? field.name} path={path} />
      <output>
        <Name of={value} names={names} />
      </output>
    </div>
  );
}

export const NamedCell = ({ cellData, names }: DefaultCellComponentProps & Names) => (
  <Name of={cellData} names={names} />
);

function Name({ of, names }: Names & { of: unknown }) {
  const { i18n } = useTranslation();
  const text = typeof of === 'string' ? of : '';
  return names[text] ? textIn(names[text], i18n.language) : text || '–';
}
