import { createStore } from 'zustand/vanilla';
import { defaultLocale, type Locale, type Region } from '@/lib/kernel/i18n/locales';
import { writeStored, readStored } from '@/lib/kernel/browser/browser-storage';
import { contactKey } from '@/lib/kernel/browser/keys';

/** Facts of this visit, without the user; determined in the browser only, so that no page waits for them. */
export type SiteState = {
  region: Region;
  locale: Locale;
  /** Narrower than 768 px. */
  isMobile: boolean;
  /** Whether the pages show the floating button of the contact window. */
  isContactWindowOpen: boolean;
  setContactWindow: (isOpen: boolean) => void;
};

const atStart = { region: 'global', locale: defaultLocale, isMobile: false, isContactWindowOpen: true } as const;

export function createSiteStore(start: Partial<SiteState> = {}) {
  return createStore<SiteState>()((set) => ({
    ...atStart,
    ...start,
    setContactWindow: (isContactWindowOpen) => set({ isContactWindowOpen }),
  }));
}

/** The store of a page in a browser: follows its width, and stores the visitor's choice. */
export function siteStoreOf({ documentElement: root }: Document) {
  const narrow = matchMedia('(width < 768px)');
  const store = createSiteStore({
    region: root.dataset.region as Region,
    locale: root.lang as Locale,
    isMobile: narrow.matches,
    isContactWindowOpen: readStored(contactKey) === null,
  });
  narrow.addEventListener('change', () => store.setState({ isMobile: narrow.matches }));
  store.subscribe(({ isContactWindowOpen }) => {
    writeStored(contactKey, isContactWindowOpen ? null : 'hidden');
    // The same mark as `markScript` sets before the first paint.
    if (isContactWindowOpen) delete root.dataset.contact;
    else root.dataset.contact = 'hidden';
  });
  return store;
}

/** The visitor's store; on the server it has its initial values. */
export const siteStore = typeof window === 'undefined' ? createSiteStore() : siteStoreOf(document);
