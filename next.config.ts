import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { locales } from './lib/kernel/locale';

/* Read by the build and in development. A running server uses what the build recorded of it (server/next/recorded-config.mjs). */

const locale = `:locale(${locales.join('|')})`;
/** jp.* hosts are served by proxy.ts; every other host sees the global site without any per-request code. */
const notJapanHost = [{ type: 'host' as const, value: 'jp\\..*' }];

const config: NextConfig = {
  /** Tests and measurements build beside the shop's own build. */
  distDir: process.env.BUILD_DIR || '.next',
  /** Next writes the build folder's types into this file; the start makes one for each folder beside the usual one. */
  typescript: {
    tsconfigPath: process.env.BUILD_DIR ? `${process.env.BUILD_DIR}.tsconfig.json` : 'tsconfig.json',
    /** `npm test` checks the types; a shop that starts need not wait for that. */
    ignoreBuildErrors: true,
  },
  cacheComponents: true,
  partialPrefetching: true,
  poweredByHeader: false,
  /**
   * React's preload hints stay in the document: as a header they would come on top of the policy header and overflow a
   * proxy's buffer (docs/operations.md).
   */
  reactMaxHeadersLength: 0,
  /**
   * piscina loads its own worker file; undici is large and would be in each of a dozen chunks; the next three read files
   * beside their own; OpenTelemetry is loaded only where telemetry is on, and Next itself must get the same copies.
   */
  serverExternalPackages: [
    'piscina',
    'undici',
    'pdfkit',
    'fontkit',
    'subset-font',
    '@opentelemetry/api',
    '@opentelemetry/resources',
    '@opentelemetry/sdk-metrics',
    '@opentelemetry/sdk-trace-node',
    '@opentelemetry/exporter-metrics-otlp-http',
    '@opentelemetry/exporter-trace-otlp-http',
  ],
  /**
   * Next's own resizing is not used: it would decode any picture that a caller names, in the shop's process
   * (lib/kernel/pictures). Its address answers 404.
   */
  images: { unoptimized: true },
  /**
   * The front caches the pages; Next's own cache serves only soft navigations and pages that are made anew. Bytes, for
   * each of its two caches in memory.
   */
  cacheMaxMemorySize: 6_000_000,
  cacheHandler: fileURLToPath(new URL('./server/next/page-cache.mjs', import.meta.url)),
  experimental: {
    // A page's code is loaded on first request: the back office's is heavy, and a storefront without the platform must not load it.
    preloadEntriesOnStart: false,
    isrFlushToDisk: false,
    // A fresh clone never reads the compiler's cache, and nothing reads the maps of a running server: together a fifth of the build's time and 600 MB.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    caseSensitiveRoutes: true,
    globalNotFound: true,
    // Pages are complete or an error (`ensureStatic`): there are no shells for the development server to check.
    instantInsights: { validationLevel: 'manual-warning' },
  },
  async rewrites() {
    return {
      beforeFiles: [
        { source: `/${locale}`, destination: '/global/:locale', missing: notJapanHost },
        { source: `/${locale}/:path*`, destination: '/global/:locale/:path*', missing: notJapanHost },
        {
          source: `/${locale}:token([A-Za-z0-9][A-Za-z0-9_-]*)`,
          destination: '/global/:locale/campaign/:token',
          missing: notJapanHost,
        },
      ],
      afterFiles: [],
      fallback: [],
    };
  },
};

/**
 * Payload asks every page of the origin for the visitor's colour scheme (Accept-CH, Critical-CH), which
 * costs a second request on a cold load; only its own back office reads the answer.
 */
const limitPayloadHeadersToBackOffice = (wrapped: NextConfig): NextConfig => ({
  ...wrapped,
  async headers() {
    const rules = (await wrapped.headers?.()) ?? [];
    return rules.map((rule) =>
      rule.headers.some(({ key }) => key === 'Accept-CH') ? { ...rule, source: '/backstage/:path*' } : rule,
    );
  },
});

const withNextIntl = createNextIntlPlugin({
  requestConfig: './lib/kernel/i18n/request.ts',
  experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
});

export default withNextIntl(limitPayloadHeadersToBackOffice(withPayload(config)));
