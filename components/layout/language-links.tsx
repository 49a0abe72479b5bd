'use client';

import { inLocale } from '@/lib/i18n/href';
import { languageNames, locales, type Locale } from '@/lib/i18n/locales';
import { useVisiblePath } from '@/lib/i18n/use-visible-path';

/** This page in each language, as plain links: a whole new document, so that its language is right everywhere. */
export function LanguageLinks({ locale, className }: { locale: Locale; className: string }) {
  const path = useVisiblePath();
  return (
    <ul className={className}>
      {locales.map((other) => (
        <li key={other}>
          <a
            href={inLocale(path, other)}
            hrefLang={other}
            lang={other}
            data-action="choose-language"
            aria-current={other === locale ? 'true' : undefined}
            className="menu-item"
          >
            {languageNames[other]}
          </a>
        </li>
      ))}
    </ul>
  );
}
