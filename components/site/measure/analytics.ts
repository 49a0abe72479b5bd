import type { Analytics } from '@/lib/site/measuring';
import { loadScript } from './load-script';
import type { PageType } from './route';

export type PageView = { routeName: string; pageType: PageType; pageUrl: string; pageTitle: string };
declare global {
  interface Window {
    dataLayer?: object[];
  }
}

/** @returns a function that pushes a page view onto the layer that tag managers read */
export function startAnalytics({ script, id }: Analytics): (view: PageView) => void {
  const layer = (window.dataLayer ??= []);
  layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const address = new URL(script);
  address.searchParams.set('id', id);
  loadScript(address.href);
  return (view) => void layer.push({ event: 'pageView', ...view });
}

/** The switch that Google's script checks before it sends anything. */
export const stopAnalytics = ({ id }: Analytics) => Object.assign(window, { [`ga-disable-${id}`]: true });
