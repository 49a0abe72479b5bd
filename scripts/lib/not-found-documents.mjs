/**
 * A page that calls notFound() answers 404 with a document that stays empty until JavaScript runs, and
 * an address without a page has no language at all. Both are answered here with the `/404` page of the
 * address's language, so the text and the way home are in the HTML.
 */
const locales = ['zh-TW', 'zh-CN', 'en-US', 'ja-JP'];

/** @param {string} path */
function localeOf(path, host, acceptLanguage) {
  if (/^jp\./i.test(host)) return 'ja-JP';
  const first = path.split('/', 2)[1] ?? '';
  const named = locales.find((locale) => first.toLowerCase().startsWith(locale.toLowerCase()));
  if (named) return named;
  const wanted = (acceptLanguage ?? '').toLowerCase().split(/[,;]/)[0] ?? '';
  return (
    locales.find((locale) => locale.toLowerCase() === wanted) ??
    locales.find((locale) => wanted && locale.slice(0, 2).toLowerCase() === wanted.slice(0, 2)) ??
    'zh-TW'
  );
}

/** @typedef {import('node:http').RequestListener} RequestListener */

/**
 * @param {(req: import('node:http').IncomingMessage, res: import('node:http').ServerResponse) => Promise<void>} handle
 * @returns {RequestListener}
 */
export function withNotFoundDocuments(handle) {
  return function listener(req, res) {
    const path = req.url ?? '/';
    const isDocument =
      (req.method === 'GET' || req.method === 'HEAD') &&
      !path.startsWith('/_next/') &&
      !path.startsWith('/api/') &&
      !path.startsWith('/backstage') &&
      req.headers.rsc === undefined;
    if (isDocument) replaceNotFound(req, res, handle);
    handle(req, res);
  };
}

function replaceNotFound(req, res, handle) {
  const path = (req.url ?? '/').split('?', 1)[0];
  let swallowing = /^\/[^/]+\/404$/.test(path) ? null : false;
  if (swallowing === null) {
    // The 404 page asked for by its own address is a 404 too.
    forceStatus(res);
    return;
  }

  const isNotFound = (status) => status === 404 && String(res.getHeader('content-type') ?? '').startsWith('text/html');
  const original = { writeHead: res.writeHead, write: res.write, end: res.end, flushHeaders: res.flushHeaders };

  res.writeHead = function writeHead(status, ...rest) {
    if (!swallowing && !isNotFound(status)) return original.writeHead.call(res, status, ...rest);
    swallowing = true;
    return res;
  };
  res.flushHeaders = function flushHeaders() {
    if (!swallowing && !isNotFound(res.statusCode)) return original.flushHeaders.call(res);
    swallowing = true;
  };
  res.write = function write(...args) {
    if (!swallowing && !isNotFound(res.statusCode)) return original.write.apply(res, args);
    swallowing = true;
    return true;
  };
  res.end = function end(...args) {
    if (!swallowing && !isNotFound(res.statusCode)) return original.end.apply(res, args);
    answer();
    return res;
  };

  function answer() {
    // Own properties hide the prototype's methods; without them the response is as new.
    for (const name of ['writeHead', 'flushHeaders', 'write', 'end', 'on', 'setHeader', '_implicitHeader']) delete res[name];
    for (const name of res.getHeaderNames()) res.removeHeader(name);
    const locale = localeOf(path, req.headers.host ?? '', req.headers['accept-language']);
    req.url = `/${locale}/404`;
    // What the first pass learnt about the request (its route, above all) must not reach the second.
    for (const note of Object.getOwnPropertySymbols(req).filter((symbol) => symbol.description === 'NextInternalRequestMeta')) delete req[note];
    forceStatus(res);
    handle(req, res);
  }
}

/** Whatever the handler says, this response is a 404. */
function forceStatus(res) {
  const { writeHead } = res;
  res.statusCode = 404;
  Object.defineProperty(res, 'statusCode', { get: () => 404, set: () => {}, configurable: true });
  res.writeHead = function writeHead404(status, ...rest) {
    // The page may exist tomorrow: no shared cache keeps its absence.
    res.setHeader('cache-control', 'no-cache');
    return writeHead.call(res, 404, ...rest);
  };
}
