import { Icon } from '@/components/ui/icon';
import { languageNames, type Locale } from '@/lib/i18n/locales';
import { LanguageLinks } from './language-links';

/** The language dropdown of wide screens; hidden on partner pages by CSS (spec §2). */
export function LanguageMenu({ locale, label }: { locale: Locale; label: string }) {
  return (
    <details className="menu language-choice max-lg:hidden" name="header-menu">
      <summary className="btn btn-quiet text-sm!">
        <span className="sr-only">{label}</span>
        {languageNames[locale]}
        <Icon name="chevron-down" className="menu-arrow" />
      </summary>
      <LanguageLinks locale={locale} className="menu-panel" />
    </details>
  );
}
