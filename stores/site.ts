import { createStore } from 'zustand/vanilla';
import { defaultLocale, type Locale, type Region } from '@/lib/kernel/i18n/locales';
import { writeStored, readStored } from '@/lib/kernel/browser/browser-storage';
import { contactKey } from '@/lib/kernel/browser/keys';

/** What is known of this visit, besides the visitor; asked for in the browser only, so no page waits for it. */
export type SiteState = {
  region: Region;
  locale: Locale;
  /** Narrower than 768 px. */
  isMobile: boolean;
  /** Whether the button of the contact window floats on the pages. */
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

/** The store of a page that is open in a browser: follows its width, and keeps what the visitor decided. */
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
    // As `markScript` says it before the first paint.
    if (isContactWindowOpen) delete root.dataset.contact;
    else root.dataset.contact = 'hidden';
  });
  return store;
}

/** The visitor's own; on the server it stays as it starts. */
export const siteStore = typeof window === 'undefined' ? createSiteStore() : siteStoreOf(document);
