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

/** The keys of each payment provider: all of them, or none. In the order in which they are offered. */
const providerKeys = {
  ecpay: ['ECPAY_MERCHANT_ID', 'ECPAY_HASH_KEY', 'ECPAY_HASH_IV', 'ECPAY_CREDIT_CHECK_CODE'],
  stripe: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  paypal: ['PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET', 'PAYPAL_WEBHOOK_ID'],
} as const;
type ProviderId = keyof typeof providerKeys;
const providerIds = Object.keys(providerKeys) as ProviderId[];

export const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Address to listen on; `npm start` says localhost where the database is the embedded one, every one else. */
  HOST: z.string().optional(),
  /** Comma-separated addresses of proxies with public addresses; those in private networks are trusted without. */
  TRUSTED_PROXIES: z.string().optional(),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** How long a server that is told to end goes on listening and says that it is not ready; `npm start` says 5 where SITE_URL is another machine. */
  DRAIN_SECONDS: z.coerce.number().int().min(0).max(300).default(0),
  /** Public origin of the global site, used in canonical links, mails and payment returns. */
  SITE_URL: url.default('http://localhost:3000'),
  /** Public origin of the Japan site; its host starts with `jp.`. */
  JP_SITE_URL: url.default('http://jp.localhost:3000'),
  /** PostgreSQL. `npm start` sets it to the embedded one when it is absent. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Loopback port of the embedded PostgreSQL; unset: any free one. */
  EMBEDDED_DATABASE_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  /** Where instances share made pages; unset: each makes its own (docs/decisions/074). */
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(100).default(20),
  /** Signs back-office sessions and private links. `npm start` generates and keeps one for the embedded database only. */
  PAYLOAD_SECRET: z.string().min(32).optional(),
  /** Comma-separated: secrets before it, by which links, cards and keys of then are still believed. They sign nothing. */
  PAYLOAD_SECRET_FORMER: secrets(32).optional(),
  /** '1' adds the demonstration accounts; `npm start` sets it for the embedded database only. */
  SEED_DEMO: z.enum(['0', '1']).default('0'),
  DATA_DIR: z.string().default('.data'),
  /** '0' leaves documents as Next makes them; see docs/decisions/011. */
  PAINT_FIRST: z.enum(['0', '1']).default('1'),
  /** Where each API stands; unset: the embedded platform. */
  USER_API_URL: url.optional(),
  COURSE_API_URL: url.optional(),
  ECOMMERCE_API_URL: url.optional(),
  BACKSTAGE_API_URL: url.optional(),
  CMS_API_URL: url.optional(),
  /** Shared by a platform and the storefronts it tells about edits. */
  REVALIDATE_SECRET: z.string().min(16).optional(),
  /** Comma-separated: others that a storefront hears its platform by, while one is replaced by another. */
  REVALIDATE_SECRET_FORMER: secrets(16).optional(),
  /** Comma-separated origins of storefronts on other machines. */
  STOREFRONT_URLS: z.string().optional(),
  /** A social network's pixel and a tag manager or statistics; unset: none. Loaded for those who agree. */
  PIXEL_SCRIPT_URL: url.optional(),
  PIXEL_AUTO_PAGE_VIEW: z.enum(['0', '1']).default('1'),
  ANALYTICS_SCRIPT_URL: url.optional(),
  /** Comma-separated origins, besides their own, that these two send to; `*.` stands for any name below. */
  MEASURE_ORIGINS: z
    .string()
    .regex(originsPattern, 'Origins such as https://*.example.com, comma-separated')
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Sente <hello@sente.example>'),
  /** Comma-separated: which of the configured providers are offered, in this order; unset: all. Those left out keep webhooks and refunds. */
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
  /** '1' offers the sandbox although SITE_URL is not this machine, '0' never offers it. */
  PAYMENT_SANDBOX: z.enum(['0', '1']).optional(),
  /** Signs the sandbox provider's webhooks. */
  SANDBOX_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Signs the credentials of certificates: an RSA key as PEM (PKCS #8) or JWK; unset: the instances of one database make one. */
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
  /** Looks at documents before they are stored; unset: none does. */
  UPLOAD_SCAN_URL: url.optional(),
  /** A collector that takes OTLP over HTTP; unset: nothing is sent. OpenTelemetry's own names, which its SDK reads itself, as it does others of its (docs/operations.md). */
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
  /** Milliseconds between two reports of the numbers. */
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1_000).default(60_000),
});
export type Env = z.infer<typeof envSchema>;

const missingKeysOf = (given: Env, id: ProviderId): string[] =>
  providerKeys[id].filter((key) => given[key] === undefined);

/** Half a provider would take money and not hear of it. */
function missingKeys(given: Env): string[] {
  return providerIds.flatMap((id) => {
    const missing = missingKeysOf(given, id);
    const isWanted = given.PAYMENT_PROVIDERS?.includes(id) || missing.length < providerKeys[id].length;
    return isWanted ? missing.map((key) => `${key}: required for ${id}`) : [];
  });
}

/** Providers that take real money here, offered or not. */
export const configuredProviders = (given: Env): ProviderId[] =>
  providerIds.filter((id) => missingKeysOf(given, id).length === 0);

/** Whether the shop is only for whoever sits at this machine. */
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
