import { env } from '../env';
import type { Locale } from '../i18n/locales';

const keepFor = 30_000;
const known = new Map<string, { exists: boolean; until: number }>();

/**
 * Whether a campaign has this token; asked by the proxy, which has no page cache. Answers are kept for
 * half a minute and their number is bounded, since anybody may ask for any token.
 */
export async function campaignExists(token: string, locale: Locale): Promise<boolean> {
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/.test(token)) return false;
  const kept = known.get(token);
  if (kept && kept.until > Date.now()) return kept.exists;
  const base = env.CMS_API_URL ?? `http://127.0.0.1:${env.PORT}/api/cms`;
  const query = new URLSearchParams({ locale, 'filters[token][$eq]': token });
  const exists = await fetch(`${base}/campaigns?${query}`)
    .then((response) => (response.ok ? response.json() : { data: [] }))
    .then((body: { data: unknown[] }) => body.data.length > 0)
    .catch(() => false);
  if (known.size >= 500) known.clear();
  known.set(token, { exists, until: Date.now() + keepFor });
  return exists;
}
