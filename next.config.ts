import { fileURLToPath } from 'node:url';
import { withPayload } from '@payloadcms/next/withPayload';
import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { locales } from './lib/kernel/locale';

/* Read by the build and in development. A running server takes what the build recorded of it (server/next/recorded-config.mjs). */

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
  /** React's hints stand in the document: as a header they would stand beside the policy, which fills a proxy's buffer (docs/operations.md). */
  reactMaxHeadersLength: 0,
  /**
   * The first loads its own worker file; the second is large, and each of a dozen chunks would have it; the next read files beside their own; those of
   * OpenTelemetry are loaded where somebody observes, and Next itself must meet the same ones.
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
  /** Nobody uses Next's own resizing, which decodes what anybody names, in the shop's process (lib/kernel/pictures): its address answers 404. */
  images: { unoptimized: true },
  /** The front caches the pages; what Next caches besides is for soft navigations and for pages made anew. Bytes, for each of its two memories. */
  cacheMaxMemorySize: 6_000_000,
  cacheHandler: fileURLToPath(new URL('./server/next/page-cache.mjs', import.meta.url)),
  experimental: {
    // A page's code is read when it is first asked for: the back office's is heavy, and a storefront without the platform must not load it.
    preloadEntriesOnStart: false,
    isrFlushToDisk: false,
    // A fresh clone never reads the compiler's cache, and nothing reads the maps of a running server: together a fifth of the build's time and 600 MB.
    turbopackFileSystemCacheForBuild: false,
    turbopackSourceMaps: process.env.NODE_ENV === 'development',
    caseSensitiveRoutes: true,
    globalNotFound: true,
    // Pages are whole or not at all (`ensureStatic`): there are no shells for the development server to find fault with.
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
const keepPayloadHeadersInBackOffice = (wrapped: NextConfig): NextConfig => ({
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

export default withNextIntl(keepPayloadHeadersInBackOffice(withPayload(config)));
