import { isLocale } from '@/lib/kernel/locale';

/** What was bought is named in the language of the page. */
export const inPageLanguage = () => {
  const { lang } = document.documentElement;
  return isLocale(lang) ? { locale: lang } : {};
};
