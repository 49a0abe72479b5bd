import { createHash } from 'node:crypto';

export type Headers = Record<string, string>;

/** What this origin may do, whatever the scripts are: no code from a text, nothing from elsewhere. */
function policy(scripts: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** A script of another type is data: it never runs, so no policy asks about it. */
const isData = (attributes: string) => /\stype="(?!text\/javascript|module")[^"]+"/.test(attributes);

/** The policy of one document: its own inline scripts, named by their hashes, and files of this origin. */
export function policyOf(html: string): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(inlineScript)) {
    if (text && !isData(attributes)) hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return policy([...hashes]);
}

/** The policy of a document that is made for one request: whoever makes it writes this nonce on its scripts. */
export const policyWithNonce = (nonce: string) => policy([`'nonce-${nonce}'`]);

/** Sent with every answer. A document's own policy replaces the general one. */
export function securityHeaders(isHttps: boolean): { general: Headers; buildFiles: Headers } {
  const transport: Headers = isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {};
  return {
    general: {
      'content-security-policy': policy([]),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      ...transport,
    },
    // They load nothing and are no documents: the strictest policy is also the shortest, and each page loads ten of them.
    buildFiles: {
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=()',
      ...transport,
    },
  };
}
