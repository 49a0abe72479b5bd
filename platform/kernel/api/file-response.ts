/** Types that browsers display; anything else is downloaded. */
export const shownByBrowsers = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

/**
 * Responds with a private document so that it cannot act as a page: no scripts, no caching, embedded only by pages of this origin. A PDF gets no
 * sandbox, as browsers refuse to show a PDF in one; its type and `nosniff` prevent other uses.
 * @param isSaved download it, whatever its type
 */
export function fileResponse(
  { row, bytes }: { row: { name: string; mime: string | null }; bytes: Buffer },
  { isSaved = false } = {},
): Response {
  const type = row.mime ?? 'application/octet-stream';
  const isShown = !isSaved && shownByBrowsers.includes(type);
  const policy =
    isShown && type === 'application/pdf'
      ? "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'"
      : "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; sandbox";
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': type,
      'content-length': String(bytes.length),
      'content-disposition': `${isShown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeName(row.name)}`,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  });
}

/** RFC 8187. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`);
