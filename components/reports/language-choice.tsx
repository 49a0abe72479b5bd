'use client';

import { SelectField } from '@/components/ui/forms/select-field';
import { languageNames, locales, type Locale } from '@/lib/kernel/i18n/locales';

type Props = { label: string; value: Locale; onChange: (locale: Locale) => void };

/** One of the four languages, each in its own words. */
export const LanguageChoice = ({ label, value, onChange }: Props) => (
  <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value as Locale)}>
    {locales.map((one) => (
      <option key={one} value={one} lang={one}>
        {languageNames[one]}
      </option>
    ))}
  </SelectField>
);
