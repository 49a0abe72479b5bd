'use client';

import { SelectField } from '@/components/ui/forms/select-field';
import { languageNames, locales, type Locale } from '@/lib/kernel/i18n/locales';

type Props = { label: string; value: Locale; onChange: (locale: Locale) => void };

/** A choice of the four languages, each by its own name. */
export const LanguageChoice = ({ label, value, onChange }: Props) => (
  <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value as Locale)}>
    {locales.map((one) => (
      <option key={one} value={one} lang={one}>
        {languageNames[one]}
      </option>
    ))}
  </SelectField>
);
