'use client';

import { useTranslations } from 'next-intl';
import { TextArea } from '@/components/ui/forms/text-area';
import { Checkbox } from '@/components/ui/checkbox';
import type { Locale } from '@/lib/kernel/locale';
import { languageNames, locales } from '@/lib/kernel/i18n/locales';
import { noTexts, textFields, type Draft } from './page-draft';

type Props = {
  language: Locale;
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
  fault: (name: string) => string | undefined;
};

/** The texts in one language, and whether the page exists in it. */
export function LanguageTexts({ language, draft, onChange, fault }: Props) {
  const t = useTranslations('teach.page');
  const { languages, content } = draft;
  const isChosen = languages.includes(language);
  const texts = content[language] ?? noTexts;
  return (
    <fieldset className="card grid min-w-0 gap-4 p-5">
      <legend className="sr-only">{languageNames[language]}</legend>
      <Checkbox
        checked={isChosen}
        onChange={({ target }) =>
          onChange({
            languages: locales.filter((one) => (one === language ? target.checked : languages.includes(one))),
          })
        }
      >
        <span lang={language} className="font-bold">
          {languageNames[language]}
        </span>
      </Checkbox>
      {isChosen &&
        textFields.map((field) => (
          <TextArea
            key={field}
            lang={language}
            label={t(`fields.${field}`)}
            hint={t(`hints.${field}`)}
            rows={field === 'about' ? 7 : 2}
            value={texts[field]}
            error={fault(`${language}.${field}`)}
            onChange={({ target }) =>
              onChange({ content: { ...content, [language]: { ...texts, [field]: target.value } } })
            }
          />
        ))}
    </fieldset>
  );
}
