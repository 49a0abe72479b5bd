import type { Problem, ProblemTexts } from '@/lib/go/position';
import { languageNames, locales } from '@/lib/kernel/i18n/locales';
import { ui } from '../editor-labels';
import type { EditorTexts } from '../editor-texts';

type ProblemTextsProps = {
  texts: Problem['texts'];
  onChange: (texts: Problem['texts']) => void;
  t: EditorTexts;
};

const parts = [
  ['prompt', ui.prompt],
  ['right', ui.whenRight],
  ['wrong', ui.whenWrong],
] as const;
const none: ProblemTexts = { prompt: '', right: '', wrong: '' };

/** The texts of a problem in each of the shop's languages; a language without texts uses general ones. */
export function ProblemTextFields({ texts = {}, onChange, t }: ProblemTextsProps) {
  const write = (locale: string, part: keyof ProblemTexts, text: string) => {
    const { [locale]: before = none, ...rest } = texts;
    const edited = { ...before, [part]: text };
    const isEmpty = Object.values(edited).every((line) => line === '');
    onChange(isEmpty ? rest : { ...rest, [locale]: edited });
  };
  return (
    <details className="pe-more">
      <summary>{t(ui.texts)}</summary>
      <p className="pe-hint">{t(ui.textsHelp)}</p>
      {locales.map((locale) => (
        <fieldset key={locale} className="pe-texts">
          <legend lang={locale}>{languageNames[locale]}</legend>
          {parts.map(([part, label]) => (
            <label key={part} className="pe-label">
              {t(label)}
              <textarea
                lang={locale}
                rows={2}
                maxLength={300}
                value={texts[locale]?.[part] ?? ''}
                onChange={(event) => write(locale, part, event.target.value)}
              />
            </label>
          ))}
        </fieldset>
      ))}
    </details>
  );
}
