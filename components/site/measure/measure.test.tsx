import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Measuring } from '@/lib/site/measuring';
import { consentKey } from '@/lib/kernel/browser/keys';
import { pixelOf } from './pixel';
import { publicAddress, routeOf } from './route';

const page = vi.hoisted(() => ({ path: '/zh-TW' }));
vi.mock('next/navigation', () => ({ usePathname: () => page.path }));

const settings: Measuring = {
  pixel: {
    script: 'https://pixel.example/events.js',
    id: '100',
    routes: [
      { path: '/courses', id: '200' },
      { path: 'courses/type/', id: '300' },
      { path: '/spring2027', id: '400' },
    ],
    sendsPageViews: true,
  },
  analytics: { script: 'https://tags.example/tags.js', id: 'T-1' },
};
const texts = Object.fromEntries(
  ['title', 'what', 'choice', 'agree', 'refuse', 'close', 'agreed', 'refused', 'refusedByBrowser'].map((key) => [
    key,
    key,
  ]),
) as Record<'title', string> & Record<string, string>;

/** Stops what each test has started. */
const ends: (() => void)[] = [];

/** Like a new document: third-party scripts are loaded once in each. */
async function open(path: string, given: Measuring = settings) {
  vi.resetModules();
  const { default: VisitMeasure } = await import('./visit-measure');
  const { stopMeasuring } = await import('./tracking');
  ends.push(stopMeasuring);
  const { CookieSettingsButton } = await import('./measure-leaf');
  const tree = () => (
    <>
      <CookieSettingsButton className="">settings</CookieSettingsButton>
      <VisitMeasure settings={given} texts={texts as never} />
    </>
  );
  const goTo = (next: string) => {
    history.pushState(null, '', next);
    page.path = location.pathname;
  };
  goTo(path);
  const { rerender } = render(tree());
  return {
    move: (next: string) => {
      goTo(next);
      rerender(tree());
    },
  };
}
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const bothScripts = ['https://pixel.example/events.js', 'https://tags.example/tags.js?id=T-1'];
const pixelCalls = () => (window.fbq?.queue ?? []).map((call) => call.join(' '));
const pageViews = () => pixelCalls().filter((call) => call.startsWith('trackSingle'));
const pushed = () => (window.dataLayer ?? []).filter((entry) => 'routeName' in entry);
const bar = () => screen.queryByRole('region', { name: 'title' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const agreed = (purposes = ['pixel', 'analytics']) =>
  localStorage.setItem(consentKey, JSON.stringify({ version: 1, answer: 'agreed', purposes }));

const reload = vi.fn();
const { location: realLocation } = window;
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // `reload` of jsdom cannot be mocked; the rest is the real location.
  vi.stubGlobal(
    'location',
    new Proxy({}, { get: (_, name) => (name === 'reload' ? reload : Reflect.get(realLocation, name)) }),
  );
  document.title = 'A page';
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockClear();
  localStorage.clear();
  delete window.fbq;
  delete window._fbq;
  delete window.dataLayer;
  document.head.innerHTML = '';
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

describe('a page by its route', () => {
  it.each([
    ['/zh-TW', 'index', 'home'],
    ['/ja-JP/courses', 'courses', 'catalogue'],
    ['/ja-JP/courses/page/2', 'courses-page', 'catalogue'],
    ['/ja-JP/courses/type/vip', 'courses-type', 'catalogue'],
    ['/ja-JP/courses/type/vip/page/2', 'courses-type-page', 'catalogue'],
    ['/en-US/courses/combo-05', 'courses-slug', 'product'],
    ['/en-US/faq', 'faq', 'editorial'],
    ['/zh-TW/SchoolChampionships/spring', 'SchoolChampionships-slug', 'editorial'],
    ['/zh-CN/partners', 'partners', 'market'],
    ['/zh-CN/partners/bookshop', 'partners-slug', 'market'],
    ['/en-USspring2027', 'token', 'campaign'],
  ])('%s is %s, %s', (path, name, type) => expect(routeOf(path)).toEqual({ name, type }));

  it('the origin app is none', () => expect(routeOf('/zh-TW/origin')).toBeNull());

  it('is shown to others without coupon, name, code, hash or anything nobody knows', () => {
    const address = new URL(
      'https://sente.example/zh-TW/courses?appCoupon=GO5&coursesType=vip&username=lin&otp=1&q=lin&utm_source=mail#/x?otp=1',
    );
    expect(publicAddress(address)).toBe('https://sente.example/zh-TW/courses?coursesType=vip&utm_source=mail');
    expect(publicAddress(new URL('https://sente.example/zh-TW?otp=1'))).toBe('https://sente.example/zh-TW');
  });

  it.each([
    ['/', '100'],
    ['/faq', '100'],
    ['/courses', '200'],
    ['/courses/combo-05', '200'],
    ['/coursesx', '100'],
    ['/courses/type/vip', '300'],
    ['/spring2027', '400'],
  ])('%s has the pixel %s', (path, id) => expect(pixelOf(settings.pixel!, path)).toBe(id));
});

describe('before an answer', () => {
  it('nothing is loaded; the question has two answers alike', async () => {
    await open('/zh-TW');
    expect(bar()).toBeTruthy();
    const [reject, agree] = screen.getAllByRole('button').slice(-2);
    expect([reject!.textContent, agree!.textContent]).toEqual(['refuse', 'agree']);
    expect(reject!.className).toBe(agree!.className);
    expect([scripts(), window.fbq, window.dataLayer]).toEqual([[], undefined, undefined]);
  });

  it('a refusal is kept, and nothing is ever loaded', async () => {
    const { move } = await open('/zh-TW');
    await press('refuse');
    expect(bar()).toBeNull();
    move('/zh-TW/faq');
    expect([bar(), scripts()]).toEqual([null, []]);
    await open('/zh-TW');
    expect([bar(), scripts()]).toEqual([null, []]);
  });

  it('the browser’s own refusal counts, over an agreement too, and is said where one asks', async () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    agreed();
    await open('/zh-TW');
    expect([bar(), scripts()]).toEqual([null, []]);
    await press('settings');
    expect(await screen.findByText('refusedByBrowser')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'agree' })).toBeNull();
  });

  it.each([
    ['to an older question', { version: 0, answer: 'agreed', purposes: ['pixel', 'analytics'] }],
    ['to less', { version: 1, answer: 'agreed', purposes: ['analytics'] }],
    ['that is none', { version: 1, answer: 'maybe' }],
  ])('an answer %s is asked for again', async (_, stored) => {
    localStorage.setItem(consentKey, JSON.stringify(stored));
    await open('/zh-TW');
    expect(bar()).toBeTruthy();
    expect(scripts()).toEqual([]);
  });

  it('is not asked for in the origin app', async () => {
    await open('/zh-TW/origin#/login');
    expect(bar()).toBeNull();
  });
});

describe('once agreed', () => {
  it('both scripts are loaded once, and remembered', async () => {
    const { move } = await open('/zh-TW');
    await press('agree');
    expect(scripts()).toEqual(bothScripts);
    move('/zh-TW/faq');
    expect(scripts()).toEqual(bothScripts);
    expect(bar()).toBeNull();
    document.head.innerHTML = '';
    await open('/zh-TW');
    expect([bar(), scripts()]).toEqual([null, bothScripts]);
  });

  it('each change of page tells the pixel of its route, which listens to nothing else by itself', async () => {
    agreed();
    const { move } = await open('/zh-TW');
    expect(pixelCalls()).toEqual(['set autoConfig false 100', 'init 100', 'trackSingle 100 PageView']);
    move('/zh-TW/courses');
    move('/zh-TW/courses?coursesType=vip');
    move('/zh-TW/courses/combo-05');
    move('/zh-TW/faq');
    expect(pageViews().map((call) => call.split(' ')[1])).toEqual(['100', '200', '200', '100']);
    expect(pixelCalls().filter((call) => call.startsWith('init'))).toEqual(['init 100', 'init 200']);
  });

  it('the pixel is set and silent where a change of page is no event', async () => {
    agreed();
    await open('/zh-TW', { ...settings, pixel: { ...settings.pixel!, sendsPageViews: false } });
    expect(pixelCalls()).toContain('init 100');
    expect(pageViews()).toEqual([]);
  });

  it('a page view is pushed 250 ms after each change, with the title the page has by then', async () => {
    agreed();
    vi.useFakeTimers();
    const { move } = await open('/en-US/courses?coursesType=vip&appCoupon=GO5#list');
    vi.advanceTimersByTime(249);
    expect(pushed()).toEqual([]);
    document.title = 'All courses | Sente';
    vi.advanceTimersByTime(1);
    const first = {
      event: 'pageView',
      routeName: 'courses',
      pageType: 'catalogue',
      pageUrl: `${location.origin}/en-US/courses?coursesType=vip`,
      pageTitle: 'All courses | Sente',
    };
    expect(pushed()).toEqual([first]);
    document.title = '';
    move('/en-US/faq');
    vi.advanceTimersByTime(250);
    expect(pushed()).toHaveLength(1);
    document.title = 'Questions | Sente';
    vi.advanceTimersByTime(250);
    expect(pushed()[1]).toMatchObject({ routeName: 'faq', pageTitle: 'Questions | Sente' });
    move('/en-US/nothing');
    document.body.dataset.pageType = 'error';
    vi.advanceTimersByTime(250);
    expect(pushed()[2]).toMatchObject({ routeName: 'error', pageType: 'error' });
    delete document.body.dataset.pageType;
  });

  it('only what is configured is loaded', async () => {
    agreed(['analytics']);
    await open('/zh-TW', { pixel: null, analytics: settings.analytics });
    expect(scripts()).toEqual([bothScripts[1]]);
    expect(window.fbq).toBeUndefined();
  });

  it('no code of others stays where somebody came into the origin app, and none is loaded there', async () => {
    agreed();
    const { move } = await open('/zh-TW');
    expect(reload).not.toHaveBeenCalled();
    move('/zh-TW/origin#/checkout');
    expect(reload).toHaveBeenCalledOnce();
    document.head.innerHTML = '';
    await open('/zh-TW/origin#/checkout');
    expect(scripts()).toEqual([]);
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('withdrawing', () => {
  it('shuts the document at once, and takes their cookies and nobody else’s', async () => {
    agreed();
    const { move } = await open('/zh-TW');
    for (const name of ['_ga', '_ga_T1', '_fbp', 'i18n_redirected']) document.cookie = `${name}=1;path=/`;
    move('/zh-TW/faq');
    await press('settings');
    expect((await screen.findByText('agreed')).closest('section')).toBe(document.activeElement);
    await press('refuse');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'settings' })));
    expect(document.cookie).toBe('i18n_redirected=1');
    document.cookie = 'i18n_redirected=;max-age=0;path=/';
    const policy = document.querySelector<HTMLMetaElement>('meta[http-equiv]')!;
    expect(policy.content).toBe("script-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data: blob:");
    expect(pixelCalls().at(-1)).toBe('consent revoke');
    expect(Reflect.get(window, 'ga-disable-T-1')).toBe(true);
    const before = pageViews().length;
    move('/zh-TW/courses');
    expect(pageViews()).toHaveLength(before);
    // Agreeing again needs a new document: this one stays shut.
    await press('settings');
    await screen.findByText('refused');
    await press('agree');
    expect(reload).toHaveBeenCalledOnce();
  });

  it('in another tab holds here too, and what waits is not pushed', async () => {
    agreed();
    vi.useFakeTimers();
    await open('/zh-TW');
    localStorage.setItem(consentKey, JSON.stringify({ version: 1, answer: 'refused', purposes: [] }));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: consentKey })));
    expect(document.querySelector('meta[http-equiv]')).toBeTruthy();
    vi.advanceTimersByTime(1_000);
    expect(pushed()).toEqual([]);
  });

  it('Escape closes a question that was only looked at', async () => {
    agreed();
    await open('/zh-TW');
    await press('settings');
    await screen.findByText('agreed');
    await userEvent.keyboard('{Escape}');
    expect(bar()).toBeNull();
    expect(document.querySelector('meta[http-equiv]')).toBeNull();
  });
});
