import * as z from 'zod';

/**
 * The environment, parsed once. A wrong or missing value stops the start by its name.
 * The README's configuration table lists every variable of this schema; a test compares them.
 */
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));

const origin = String.raw`https?://(\*\.)?[\w.-]+(:\d+)?`;
const originsPattern = new RegExp(String.raw`^${origin}(\s*,\s*${origin})*$`);

export const envSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  /** Address to listen on; `npm start` says localhost where the database is the embedded one, every one else. */
  HOST: z.string().optional(),
  /** Comma-separated addresses of proxies with public addresses; those in private networks are trusted without. */
  TRUSTED_PROXIES: z.string().optional(),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  /** Public origin of the global site, used in canonical links, mails and payment returns. */
  SITE_URL: url.default('http://localhost:3000'),
  /** Public origin of the Japan site; its host starts with `jp.`. */
  JP_SITE_URL: url.default('http://jp.localhost:3000'),
  /** PostgreSQL. `npm start` sets it to the embedded one when it is absent. */
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Loopback port of the embedded PostgreSQL; unset: any free one. */
  EMBEDDED_DATABASE_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(100).default(20),
  /** Signs back-office sessions and private links. `npm start` generates and keeps one for the embedded database only. */
  PAYLOAD_SECRET: z.string().min(32).optional(),
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
  /** '1' offers the sandbox although SITE_URL is not this machine, '0' never offers it. */
  PAYMENT_SANDBOX: z.enum(['0', '1']).optional(),
  /** Signs the sandbox provider's webhooks. */
  SANDBOX_WEBHOOK_SECRET: z.string().min(16).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: url.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Looks at documents before they are stored; unset: none does. */
  UPLOAD_SCAN_URL: url.optional(),
});
export type Env = z.infer<typeof envSchema>;

/** Whether the shop is only for whoever sits at this machine. */
export function isLocalSite({ SITE_URL }: Pick<Env, 'SITE_URL'>): boolean {
  const { hostname } = new URL(SITE_URL);
  return hostname === 'localhost' || hostname.endsWith('.localhost') || ['127.0.0.1', '[::1]'].includes(hostname);
}

/** Empty strings count as unset. Throws an Error that names every wrong variable. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = envSchema.safeParse(given);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Wrong configuration:\n${lines.join('\n')}`);
}

export const env = parseEnv(process.env);
