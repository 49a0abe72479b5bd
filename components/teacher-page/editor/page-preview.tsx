'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { SelectField } from '@/components/ui/forms/select-field';
import { ProfilePicture } from '@/components/ui/pictures/profile-picture';
import { Paragraphs } from '@/components/ui/text/paragraphs';
import type { Locale } from '@/lib/kernel/locale';
import { languageNames } from '@/lib/kernel/i18n/locales';
import { noTexts, textFields, type Draft } from './page-draft';

/** The page as others will see it, while it is being written. */
export function PagePreview({ draft, picture }: { draft: Draft; picture: string | null }) {
  const t = useTranslations('teach.page');
  const { languages, content, name } = draft;
  const [chosen, setChosen] = useState<Locale>();
  const shown = chosen && languages.includes(chosen) ? chosen : languages[0];
  const texts = (shown && content[shown]) ?? noTexts;
  return (
    <section aria-labelledby="page-preview" className="grid gap-4 lg:sticky lg:top-20">
      <h2 id="page-preview" className="text-xl">
        {t('preview')}
      </h2>
      {languages.length > 1 && (
        <SelectField label={t('previewIn')} value={shown} onChange={({ target }) => setChosen(target.value as Locale)}>
          {languages.map((language) => (
            <option key={language} value={language}>
              {languageNames[language]}
            </option>
          ))}
        </SelectField>
      )}
      <div lang={shown} className="card grid min-w-0 gap-4 p-5 sm:p-8">
        {picture && <ProfilePicture key={picture} url={picture} className="size-24" />}
        <p className="font-display text-2xl font-bold wrap-anywhere">{name}</p>
        {texts.about.trim() === '' ? (
          <p className="text-ink-2">{t('previewEmpty')}</p>
        ) : (
          <Paragraphs text={texts.about} className="wrap-anywhere" />
        )}
        {textFields
          .filter((field) => field !== 'about' && texts[field].trim() !== '')
          .map((field) => (
            <p key={field} className="whitespace-pre-line wrap-anywhere">
              {texts[field].trim()}
            </p>
          ))}
      </div>
    </section>
  );
}
