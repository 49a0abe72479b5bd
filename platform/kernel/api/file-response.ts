/** What browsers show by themselves; anything else is saved. */
export const shownByBrowsers = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];

/**
 * Somebody's document as bytes that can do nothing here: never a page, no scripts, not kept by anybody, shown in pages of this origin alone.
 * A PDF is not put into a sandbox, in which browsers refuse to show one; its type and `nosniff` keep it from being anything else.
 * @param isSaved it is saved, whatever it is
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
