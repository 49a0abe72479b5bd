import { useId } from 'react';
import type { LocalizedText } from '@/lib/lessons/authored-lesson';
import { languageNames, locales } from '@/lib/kernel/i18n/locales';

type Props = {
  label: string;
  texts: LocalizedText;
  max: number;
  rows?: number;
  help?: string;
  onChange: (texts: LocalizedText) => void;
};

/** One text in its four languages, side by side. */
export function LocalizedFields({ label, texts, max, rows = 3, help, onChange }: Props) {
  const helpId = useId();
  return (
    <fieldset className="le-said" aria-describedby={help ? helpId : undefined}>
      <legend>{label}</legend>
      {help && (
        <p id={helpId} className="pe-hint">
          {help}
        </p>
      )}
      <div className="le-languages">
        {locales.map((locale) => (
          <label key={locale} className="pe-label">
            <span lang={locale}>{languageNames[locale]}</span>
            <textarea
              lang={locale}
              rows={rows}
              maxLength={max}
              value={texts[locale]}
              onChange={(event) => onChange({ ...texts, [locale]: event.target.value })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
