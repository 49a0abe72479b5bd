import * as z from 'zod';

/**
 * The environment, parsed once. A wrong or missing value stops the start by its name.
 * The README's configuration table lists every variable of this schema; a test compares them.
 */
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));

const origin = String.raw`https?://(\*\.)?[\w.-]+(:\d+)?`;
const originsPattern = new RegExp(String.raw`^${origin}(\s*,\s*${origin})*$`);

const secrets = (length: number) =>
  z
    .string()
    .transform((list) => list.split(',').map((one) => one.trim()))
    .pipe(z.array(z.string().min(length)).max(5));

/** The keys of each payment provider: all or none must be set. In the order in which providers are offered. */
const providerKeys = {
  ecpay: ['ECPAY_MERCHANT_ID', 'ECPAY_HASH_KEY', 'ECPAY_HASH_IV', 'ECPAY_CREDIT_CHECK_CODE'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  paypal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
} as const;
type ProviderId = keyof typeof providerKeys;
const providerIds = Object.keys(providerKeys) as ProviderId[];

export const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Address to listen on; `npm start` sets localhost with the embedded database, else all addresses. */
  HOST: z.string().optional(),
  /** Comma-separated addresses of proxies with public addresses; proxies in private networks are always trusted. */
  TRUSTED_PROXIES: z.string().optional(),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** Seconds for which a stopping server still listens while it reports not ready; `npm start` sets 5 if SITE_URL is not this machine. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  /** Public origin of the global site, used in canonical links, mails and payment returns. */
  SITE_URL: url.default('http://localhost:3000'),
  /** Public origin of the Japan site; its host starts with `jp.`. */
  JP_SITE_URL: url.default('http://jp.localhost:3000'),
  /** PostgreSQL. `npm start` sets it to the embedded one when it is absent. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Loopback port of the embedded PostgreSQL; unset: any free one. */
  EMBEDDED_DATABASE_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  /** Shared cache of generated pages; unset: each instance has its own (docs/decisions/074). */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(100).default(20),
  /** Signs back-office sessions and private links. `npm start` generates and stores one for the embedded database only. */
  PAYLOAD_SECRET: z.string().min(32).optional(),
  /** Comma-separated former secrets: what they signed (links, cards, keys) is still accepted, but they sign nothing new. */
  PAYLOAD_SECRET_FORMER: secrets(32).optional(),
  /** '1' adds the demonstration accounts; `npm start` sets it for the embedded database only. */
  SEED_DEMO: z.enum(['0', '1']).default('0'),
  DATA_DIR: z.string().default('.data'),
  /** '0' leaves documents as Next renders them; see docs/decisions/011. */
  PAINT_FIRST: z.enum(['0', '1']).default('1'),
  /** Base URLs of remote APIs; unset: the embedded platform. */
  USER_API_URL: url.optional(),
  COURSE_API_URL: url.optional(),
  ECOMMERCE_API_URL: url.optional(),
  BACKSTAGE_API_URL: url.optional(),
  CMS_API_URL: url.optional(),
  /** Shared by a platform and the storefronts that it notifies of edits. */
  REVALIDATE_SECRET: z.string().min(16).optional(),
  /** Comma-separated: other secrets that a storefront accepts while the secret is being replaced. */
  REVALIDATE_SECRET_FORMER: secrets(16).optional(),
  /** Comma-separated origins of storefronts on other machines. */
  STOREFRONT_URLS: z.string().optional(),
  /** Scripts of a social network's pixel and of a tag manager or analytics; unset: none. Loaded only after consent. */
  PIXEL_SCRIPT_URL: url.optional(),
  PIXEL_AUTO_PAGE_VIEW: z.enum(['0', '1']).default('1'),
  ANALYTICS_SCRIPT_URL: url.optional(),
  /** Comma-separated origins, besides their own, that these two scripts send to; `*.` stands for any subdomain. */
  MEASURE_ORIGINS: z
    .string()
    .regex(originsPattern, 'Origins such as https://*.example.com, comma-separated')
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Sente <hello@sente.example>'),
  /** Comma-separated: which configured providers are offered, in this order; unset: all. Webhooks and refunds of the others still work. */
  PAYMENT_PROVIDERS: z
    .string()
    .transform((list) => list.split(',').map((id) => id.trim()))
    .pipe(z.array(z.enum(providerIds)))
    .optional(),
  /** Card payments through Stripe. */
  STRIPE_SECRET_KEY: z.string().min(8).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(8).optional(),
  STRIPE_API_URL: url.default('https://api.stripe.com'),
  PAYPAL_CLIENT_ID: z.string().min(8).optional(),
  PAYPAL_CLIENT_SECRET: z.string().min(8).optional(),
  PAYPAL_WEBHOOK_ID: z.string().min(8).optional(),
  PAYPAL_API_URL: url.default('https://api-m.paypal.com'),
  /** Card payments in Taiwan through ECPay. */
  ECPAY_MERCHANT_ID: z
    .string()
    .regex(/^\d{1,10}$/)
    .optional(),
  ECPAY_HASH_KEY: z.string().length(16).optional(),
  ECPAY_HASH_IV: z.string().length(16).optional(),
  ECPAY_CREDIT_CHECK_CODE: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
  ECPAY_API_URL: url.default('https://payment.ecpay.com.tw'),
  /** '1' offers the sandbox even if SITE_URL is not this machine, '0' never offers it. */
  PAYMENT_SANDBOX: z.enum(['0', '1']).optional(),
  /** Signs the sandbox provider's webhooks. */
  SANDBOX_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Signs the credentials of certificates: an RSA key as PEM (PKCS #8) or JWK; unset: one is generated and stored in the database. */
  CREDENTIAL_KEY: z
    .string()
    .regex(/^\s*(?:-----BEGIN PRIVATE KEY-----|\{)/, 'An RSA key as PEM (PKCS #8) or JWK')
    .transform((text) => text.replaceAll('\\n', '\n'))
    .optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: url.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Service that scans documents before they are stored; unset: no scan. */
  UPLOAD_SCAN_URL: url.optional(),
  /** A collector for OTLP over HTTP; unset: nothing is sent. These are OpenTelemetry's standard variables; its SDK reads these and further ones itself (docs/operations.md). */
  OTEL_EXPORTER_OTLP_ENDPOINT: url.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).optional(),
  /** Milliseconds between two exports of the metrics. */
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1_000).default(60_000),
});
export type Env = z.infer<typeof envSchema>;

const missingKeysOf = (given: Env, id: ProviderId): string[] =>
  providerKeys[id].filter((key) => given[key] === undefined);

/** A partly configured provider could take payments without receiving its webhooks. */
function missingKeys(given: Env): string[] {
  return providerIds.flatMap((id) => {
    const missing = missingKeysOf(given, id);
    const isWanted = given.PAYMENT_PROVIDERS?.includes(id) || missing.length < providerKeys[id].length;
    return isWanted ? missing.map((key) => `${key}: required for ${id}`) : [];
  });
}

/** Fully configured real providers, offered or not. */
export const configuredProviders = (given: Env): ProviderId[] =>
  providerIds.filter((id) => missingKeysOf(given, id).length === 0);

/** Whether the shop is reachable only from this machine. */
export function isLocalSite({ SITE_URL }: Pick<Env, 'SITE_URL'>): boolean {
  const { hostname } = new URL(SITE_URL);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || ['127.0.0.1', '[::1]'].includes(hostname);
}

/** Empty strings count as unset. Throws an Error that names every wrong variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = envSchema.safeParse(given);
  const wrong = result.success
    ? missingKeys(result.data)
    : result.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`);
  if (result.success && wrong.length === 0) return result.data;
  throw new Error(`Wrong configuration:\n${wrong.map((line) => `  ${line}`).join('\n')}`);
}

export const env = parseEnv(process.env);
