import { afterEach, describe, expect, it, vi } from 'vitest';
import { contactKey } from '@/lib/kernel/browser/keys';
import { createSiteStore, siteStoreOf } from './site';

const { documentElement: root } = document;
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  root.removeAttribute('lang');
  for (const name of Object.keys(root.dataset)) delete root.dataset[name];
});

describe('what is known of a visit', () => {
  it('starts as the global site in zh-TW, not on a phone, with the contact window open', () => {
    expect(createSiteStore().getState()).toMatchObject({
      region: 'global',
      locale: 'zh-TW',
      isMobile: false,
      isContactWindowOpen: true,
    });
  });

  it('is read from the page, and follows its width below 768 px', () => {
    root.lang = 'ja-JP';
    root.dataset.region = 'jp';
    const narrow = Object.assign(new EventTarget(), { matches: true });
    const matchMedia = vi.fn((_query: string) => narrow);
    vi.stubGlobal('matchMedia', matchMedia);
    const store = siteStoreOf(document);
    expect(matchMedia).toHaveBeenCalledWith('(width < 768px)');
    expect(store.getState()).toMatchObject({ region: 'jp', locale: 'ja-JP', isMobile: true });
    narrow.matches = false;
    narrow.dispatchEvent(new Event('change'));
    expect(store.getState().isMobile).toBe(false);
  });

  it('keeps the contact window put away until it is brought back', () => {
    siteStoreOf(document).getState().setContactWindow(false);
    expect([root.dataset.contact, localStorage.getItem(contactKey)]).toEqual(['hidden', 'hidden']);
    const later = siteStoreOf(document);
    expect(later.getState().isContactWindowOpen).toBe(false);
    later.getState().setContactWindow(true);
    expect([root.dataset.contact, localStorage.getItem(contactKey)]).toEqual([undefined, null]);
  });
});
