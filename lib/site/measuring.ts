import 'server-only';
import { env } from '@/lib/kernel/env';
import { siteMetadata } from './reads';

export type Pixel = {
  script: string;
  /** Where no route has one of its own; '' for none. */
  id: string;
  /** Paths below the locale, with everything under them. */
  routes: { path: string; id: string }[];
  /** Whether a change of page is an event by itself. */
  sendsPageViews: boolean;
};
export type Analytics = { script: string; id: string };
export type Measuring = { pixel: Pixel | null; analytics: Analytics | null };

/**
 * The services that count visits, for visitors who agree: the environment has the address of the script, the back office
 * the id. Null: none, and visitors are not asked.
 */
export async function measuring(): Promise<Measuring | null> {
  const { pixelId, pixels, analyticsId } = await siteMetadata();
  const routes = pixels.map((one) => ({ path: one.path, id: one.pixelId }));
  const hasPixel = env.PIXEL_SCRIPT_URL && (pixelId || routes.length > 0);
  const pixel = hasPixel
    ? { script: env.PIXEL_SCRIPT_URL!, id: pixelId, routes, sendsPageViews: env.PIXEL_AUTO_PAGE_VIEW === '1' }
    : null;
  const analytics =
    env.ANALYTICS_SCRIPT_URL && analyticsId ? { script: env.ANALYTICS_SCRIPT_URL, id: analyticsId } : null;
  return pixel || analytics ? { pixel, analytics } : null;
}
