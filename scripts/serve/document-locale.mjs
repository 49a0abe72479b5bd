const locales = ['zh-TW', 'zh-CN', 'en-US', 'ja-JP'];

/**
 * The language to say 'not found' in: the address's, else the browser's, else the default.
 * @param {string} path
 * @param {import('node:http').IncomingHttpHeaders} headers
 */
export function documentLocale(path, headers) {
  if (isJapanHost(headers)) return 'ja-JP';
  const first = (path.split('/', 2)[1] ?? '').toLowerCase();
  const named = locales.find((locale) => first.startsWith(locale.toLowerCase()));
  if (named) return named;
  const wanted = (headers['accept-language'] ?? '').toLowerCase().split(/[,;]/)[0] ?? '';
  return (
    locales.find((locale) => locale.toLowerCase() === wanted) ??
    locales.find((locale) => wanted && locale.slice(0, 2).toLowerCase() === wanted.slice(0, 2)) ??
    'zh-TW'
  );
}

/** @param {import('node:http').IncomingHttpHeaders} headers */
export const isJapanHost = (headers) => /^jp\./i.test(headers.host ?? '');
