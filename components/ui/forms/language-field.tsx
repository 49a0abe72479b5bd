import type { ComponentProps } from 'react';
import { languageNames, locales } from '@/lib/kernel/i18n/locales';
import { SelectField } from './select-field';

/** One of the four languages, each by its own name. */
export function LanguageField(props: Omit<ComponentProps<typeof SelectField>, 'children'>) {
  return (
    <SelectField {...props}>
      {locales.map((locale) => (
        <option key={locale} value={locale} lang={locale}>
          {languageNames[locale]}
        </option>
      ))}
    </SelectField>
  );
}
