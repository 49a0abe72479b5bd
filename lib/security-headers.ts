import { env } from './env';

/** The development server rebuilds the call stacks of server errors with `eval`. */
const developing = env.NODE_ENV === 'development';

/**
 * Sent with every response (budgets, "Safety"). Next writes each page's data as inline scripts whose text differs
 * by page, so a static page cannot name them by nonce; every other source of script is this origin only.
 */
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${developing ? " 'unsafe-eval'" : ''}`,
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

const transport = env.SITE_URL.startsWith('https:')
  ? [{ key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' }]
  : [];

export const securityHeaders = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), browsing-topics=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  ...transport,
];

/** Scripts, styles and fonts load nothing and are no documents: the strictest policy is also the shortest, and each page loads ten of them. */
export const assetHeaders = [
  { key: 'Content-Security-Policy', value: "default-src 'none'; frame-ancestors 'none'" },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'no-referrer' },
  { key: 'Permissions-Policy', value: 'camera=()' },
  ...transport,
];
