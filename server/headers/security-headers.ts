import { createHash } from 'node:crypto';
import { env, type Env } from '@/lib/kernel/env';

export type Headers = Record<string, string>;

/** Where browsers report violations of a document's policy; the directive for all policies (docs/decisions/043). */
export const policyReports = '/csp';
const reported = `; report-uri ${policyReports}`;

/** Origins from which a page may load code, to which it may send data, and from which it may load pictures and videos. */
type Elsewhere = { code: readonly string[]; data: readonly string[]; uploads: readonly string[] };
const nowhere: Elsewhere = { code: [], data: [], uploads: [] };

/** The configured analytics: code comes from its own origin, data also goes to the other configured origins. An external CMS has its own pictures. */
export function elsewhereOf(
  given: Pick<Env, 'PIXEL_SCRIPT_URL' | 'ANALYTICS_SCRIPT_URL' | 'MEASURE_ORIGINS' | 'CMS_API_URL'>,
): Elsewhere {
  const scripts = [given.PIXEL_SCRIPT_URL, given.ANALYTICS_SCRIPT_URL].flatMap((url) =>
    url ? new URL(url).origin : [],
  );
  const uploads = given.CMS_API_URL ? [new URL(given.CMS_API_URL).origin] : [];
  if (scripts.length === 0) return { ...nowhere, uploads };
  const more = given.MEASURE_ORIGINS?.split(',').map((origin) => origin.trim()) ?? [];
  return { code: [...new Set(scripts)], data: [...new Set([...scripts, ...more])], uploads };
}
const configured = elsewhereOf(env);

/** The policy with these script sources: no `eval`, and from other origins only what is configured. */
function policy(scripts: readonly string[], { code, data, uploads }: Elsewhere = nowhere): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts, ...code].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${["'self' data: blob:", ...uploads, ...data].join(' ')}`,
    "font-src 'self' data:",
    `connect-src ${["'self'", ...data].join(' ')}`,
    `media-src ${["'self'", ...uploads].join(' ')}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
/** A script of another type is data: it never runs, so the policy does not apply to it. */
const isData = (attributes: string) => /\stype="(?!text\/javascript|module")[^"]+"/.test(attributes);

/** The policy of one public document: its own inline scripts, named by their hashes, files of this origin, and the configured analytics. */
export function policyOf(html: string, elsewhere = configured): string {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(inlineScript)) {
    if (text && !isData(attributes)) hashes.add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  }
  return policy([...hashes], elsewhere) + reported;
}

/** The policy of a document that is made for one request: its scripts carry this nonce. */
export const policyWithNonce = (nonce: string) => policy([`'nonce-${nonce}'`]) + reported;

/** Sent with every response. A document's own policy replaces the general one. */
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
    // A short policy, because each page loads ten of these files, and they are no documents. `script-src` is for a worker, which runs under the
    // policy of its own file and loads its parts from here (the search of the back office).
    buildFiles: {
      'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=()',
      ...transport,
    },
  };
}
