import { isLocale } from '@/lib/kernel/locale';

/** The query parameter that requests titles in the language of the page. */
export const inPageLanguage = () => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? { locale: lang } : {};
};
