/** '/zh-TW/courses' from 'zh-TW' and 'courses'; '' is the home page. */
export function hrefFor(locale: string, to: string): string {
  return to === '' ? `/${locale}` : `/${locale}/${to}`;
}
