import { useId } from 'react';
import type { Said } from '@/lib/lessons/authored-lesson';
import { languageNames, locales } from '@/lib/kernel/i18n/locales';

type Props = {
  label: string;
  said: Said;
  max: number;
  rows?: number;
  help?: string;
  onChange: (said: Said) => void;
};

/** One text, its four languages side by side. */
export function SaidFields({ label, said, max, rows = 3, help, onChange }: Props) {
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
              value={said[locale]}
              onChange={(event) => onChange({ ...said, [locale]: event.target.value })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
