import type { IncomingMessage } from 'node:http';

/** The cookie of Next's draft mode. Its value is one secret for a build. */
export const draftCookie = '__prerender_bypass';
const isSent = new RegExp(`(?:^|;)\\s*${draftCookie}=`);

export const hasDraftCookie = ({ cookie = '' }: IncomingMessage['headers']): boolean => isSent.test(cookie);

/**
 * Removes a forged draft-mode cookie from a request, because with one every request would bypass all caches, even for addresses without a page. The
 * real one only requests a draft; the back office decides who may see it (`lib/pages/preview-editor.ts`).
 */
export function dropMadeUpDraft({ headers }: Pick<IncomingMessage, 'headers'>, secret: string): void {
  if (!headers.cookie?.includes(draftCookie)) return;
  const left = headers.cookie.split(';').filter((pair) => {
    const [key = '', ...value] = pair.split('=');
    return key.trim() !== draftCookie || value.join('=').trim() === secret;
  });
  if (left.length > 0) headers.cookie = left.join(';').trim();
  else delete headers.cookie;
}
