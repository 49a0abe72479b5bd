import type { Pixel } from '@/lib/site/measuring';
import { loadScript } from './load-script';

/** A social network's pixel, as its script expects it: calls wait in `queue` until the script is loaded. */
type Fbq = {
  (...call: unknown[]): void;
  queue: unknown[][];
  callMethod?: (...call: unknown[]) => void;
  push?: unknown;
  loaded?: boolean;
  version?: string;
};
declare global {
  interface Window {
    fbq?: Fbq;
    _fbq?: Fbq;
  }
}

const defaultEvent = 'PageView';

function waiting(): Fbq {
  const fbq: Fbq = Object.assign(
    (...call: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...call);
      else fbq.queue.push(call);
    },
    { queue: [] as unknown[][], loaded: true, version: '2.0' },
  );
  fbq.push = fbq;
  return fbq;
}

/** The pixel of a path below the locale: of the longest route above it, else the site's. */
export function pixelOf({ id, routes }: Pick<Pixel, 'id' | 'routes'>, path: string): string {
  const above = routes
    .map((route) => ({ ...route, path: `/${route.path.replace(/^\/+|\/+$/g, '')}` }))
    .filter((route) => route.path === '/' || path === route.path || path.startsWith(`${route.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length);
  return above[0]?.id ?? id;
}

/** @returns a function that reports a visit to the pixel of a path below the locale */
export function startPixel(pixel: Pixel): (path: string) => void {
  const fbq = (window.fbq ??= waiting());
  window._fbq ??= fbq;
  loadScript(pixel.script);
  const known = new Set<string>();
  return (path) => {
    const id = pixelOf(pixel, path);
    if (!id) return;
    if (!known.has(id)) {
      // Else the script listens to every press and reads every form by itself.
      fbq('set', 'autoConfig', false, id);
      fbq('init', id);
      known.add(id);
    }
    // Only to this pixel: a plain event goes to every pixel that was ever initialised.
    if (pixel.sendsPageViews) fbq('trackSingle', id, defaultEvent);
  };
}

export const stopPixel = () => window.fbq?.('consent', 'revoke');
