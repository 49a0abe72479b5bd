import { createStore } from 'zustand/vanilla';
import { defaultLocale, isLocale, type Locale, type Region } from '@/lib/i18n/locales';

/** Below this width in CSS pixels a device counts as mobile (spec §9). */
export const mobileBelow = 768;

export type SiteState = {
  region: Region;
  locale: Locale;
  deviceWidth: number;
  isMobile: boolean;
  floatingWindow: boolean;
  setDeviceWidth: (width: number) => void;
  setFloatingWindow: (shown: boolean) => void;
};

export function createSiteStore(
  initial: Partial<Pick<SiteState, 'region' | 'locale' | 'deviceWidth' | 'floatingWindow'>> = {},
) {
  const deviceWidth = initial.deviceWidth ?? 0;
  return createStore<SiteState>()((set) => ({
    region: initial.region ?? 'global',
    locale: initial.locale ?? defaultLocale,
    deviceWidth,
    isMobile: deviceWidth < mobileBelow,
    floatingWindow: initial.floatingWindow ?? true,
    setDeviceWidth: (width) => set({ deviceWidth: width, isMobile: width < mobileBelow }),
    setFloatingWindow: (shown) => set({ floatingWindow: shown }),
  }));
}

/** A store that follows the document: its language and site from <html>, its width from the window. */
export function createBrowserSiteStore() {
  const { lang, dataset } = document.documentElement;
  const store = createSiteStore({
    region: dataset.region === 'jp' ? 'jp' : 'global',
    locale: isLocale(lang) ? lang : defaultLocale,
    deviceWidth: window.innerWidth,
  });
  window.addEventListener('resize', () => store.getState().setDeviceWidth(window.innerWidth), { passive: true });
  return store;
}
