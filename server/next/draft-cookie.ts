import type { IncomingMessage } from 'node:http';

/** The cookie of Next's draft mode. Its value is one secret for a build. */
export const draftCookie = '__prerender_bypass';
const isSent = new RegExp(`(?:^|;)\\s*${draftCookie}=`);

export const hasDraftCookie = ({ cookie = '' }: IncomingMessage['headers']): boolean => isSent.test(cookie);

/**
 * Takes a made-up cookie of the draft mode out of a request: whoever brings one is answered past every memory, and for addresses of no page at all.
 * The real one only asks for a draft; who is shown it, the back office says (`lib/pages/preview-editor.ts`).
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
