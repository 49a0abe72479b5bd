import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteMetadata } from '@/platform/seed/content/site-metadata';
import type { SiteMetadata } from '@/lib/contract/cms';
import type { Locale, Region } from '@/lib/i18n/locales';
import { listenToShell } from '@/components/layout/shell-actions';
import { followSoftLinks } from '@/components/layout/soft-links';
import { SessionName } from '@/components/layout/session-name';
import { SiteFooter } from '@/components/layout/site-footer';
import { SiteHeader } from '@/components/layout/site-header';
import { sessionStore } from '@/stores/session';
import { renderServer } from '../setup/render-server';

const page = vi.hoisted((): { locale: Locale; region: Region; path: string; site: object } => ({
  locale: 'zh-TW',
  region: 'global',
  path: '/zh-TW',
  site: {},
}));

vi.mock('next/root-params', () => ({ locale: async () => page.locale, region: async () => page.region }));
vi.mock('next/navigation', () => ({ usePathname: () => page.path }));
vi.mock('@/lib/data/site', () => ({ siteMetadata: async () => page.site }));
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('use-intl/core');
  return {
    getTranslations: async (namespace: string) =>
      createTranslator({
        locale: page.locale,
        namespace,
        messages: (await import(`../../messages/${page.locale}.json`)).default,
      }),
  };
});

async function show(
  Component: () => Promise<React.ReactElement>,
  at: { locale?: Locale; region?: Region; path?: string; site?: Partial<SiteMetadata> } = {},
) {
  page.locale = at.locale ?? 'zh-TW';
  page.region = at.region ?? 'global';
  page.path = at.path ?? `/${page.locale}`;
  page.site = { ...siteMetadata[page.locale], ...at.site };
  document.body.innerHTML = await renderServer(<Component />);
  return document.body;
}

const hrefs = (container: HTMLElement) => [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));

afterEach(() => {
  document.body.innerHTML = '';
});

describe('header', () => {
  it('has the navigation of the language, and marks the current page', async () => {
    await show(SiteHeader, { locale: 'en-US', path: '/global/en-US/courses' });
    const [nav] = screen.getAllByRole('navigation', { name: 'Main' });
    const links = within(nav!).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Home', 'All courses', 'Kids Go', 'Ranking exams']);
    expect(within(nav!).getByRole('link', { current: 'page' })).toHaveProperty('textContent', 'All courses');
  });

  it('has no Kids Go in Japanese', async () => {
    const container = await show(SiteHeader, { locale: 'ja-JP' });
    expect(hrefs(container)).not.toContain('/ja-JP/kidgo');
  });

  it('offers this page in every language on the global site', async () => {
    await show(SiteHeader, { path: '/zh-TW/courses/combo-05' });
    const dialog = screen.getByRole('dialog', { hidden: true });
    expect(hrefs(dialog)).toEqual([
      '/zh-TW/courses/combo-05',
      '/zh-CN/courses/combo-05',
      '/en-US/courses/combo-05',
      '/ja-JP/courses/combo-05',
    ]);
  });

  it('holds no language menu and no link to another language on the Japan site', async () => {
    const container = await show(SiteHeader, { locale: 'ja-JP', region: 'jp' });
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    expect(container.innerHTML).not.toMatch(/zh-TW|zh-CN|en-US|繁體|English/);
  });

  it('leads to the origin site the back office names', async () => {
    const container = await show(SiteHeader, { site: { originWebSiteUrl: 'https://origin.example' } });
    expect(hrefs(container)).toEqual(
      expect.arrayContaining([
        'https://origin.example/zh-TW/origin#/login',
        'https://origin.example/zh-TW/origin#/userSpace',
      ]),
    );
  });

  it('holds both login states in one document, with the word for user until a name is known', async () => {
    await show(SiteHeader, { locale: 'en-US' });
    expect(screen.getAllByRole('link', { name: 'Log in' })).not.toHaveLength(0);
    expect(screen.getAllByRole('link', { name: 'Personal space' })).not.toHaveLength(0);
    expect(screen.getAllByText('User')).toHaveLength(2);
  });
});

describe('footer', () => {
  it('links the school championships in zh-TW only, and LINE only while its switch is on', async () => {
    expect(hrefs(await show(SiteFooter))).toEqual(
      expect.arrayContaining(['/zh-TW/SchoolChampionships', siteMetadata['zh-TW'].lineUrl]),
    );
    expect(hrefs(await show(SiteFooter, { site: { officialLineEnabled: false } }))).not.toContain(
      siteMetadata['zh-TW'].lineUrl,
    );
    const english = await show(SiteFooter, { locale: 'en-US' });
    expect(english.innerHTML).not.toMatch(/SchoolChampionships|LINE@/);
  });
});

describe('the name in the header', () => {
  afterEach(() => sessionStore.getState().setUser(null));

  it('follows the session', () => {
    render(<SessionName fallback="User" />);
    expect(screen.getByText('User')).toBeTruthy();
    act(() =>
      sessionStore.getState().setUser({
        username: 'lin',
        realName: '林小棋',
        nickName: '',
        rank: '',
        liveCourseEndAt: null,
        email: '',
        phone: '',
        profileUrl: null,
        role: 'learner',
        vipEndAt: null,
      }),
    );
    expect(screen.getByText('林小棋')).toBeTruthy();
    act(() => sessionStore.getState().setUser(null));
    expect(screen.getByText('User')).toBeTruthy();
  });
});

describe('behaviour', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = listenToShell();
  });
  afterEach(() => {
    stop();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('a menu closes on Escape, which gives the focus back, and on a click elsewhere', async () => {
    const user = userEvent.setup();
    render(
      <header>
        <details open>
          <summary>Menu</summary>
          <a href="#x">inside</a>
        </details>
        <button type="button">elsewhere</button>
      </header>,
    );
    const menu = screen.getByRole('group');
    await user.keyboard('{Escape}');
    expect(menu).toHaveProperty('open', false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    menu.setAttribute('open', '');
    await user.click(screen.getByRole('button'));
    expect(menu).toHaveProperty('open', false);
  });

  it.each([
    ['blocked', null, 1],
    ['opened', { closed: false, opener: {} }, 0],
  ])('start class: a window that was %s', (_, opened, redirects) => {
    vi.useFakeTimers();
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    vi.spyOn(window, 'open').mockReturnValue(opened as Window | null);
    render(
      <a href="https://app.example/" data-action="start-class">
        start
      </a>,
    );
    screen.getByRole('link').click();
    vi.advanceTimersByTime(999);
    expect(assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(assign).toHaveBeenCalledTimes(redirects);
  });

  it('choosing a language is remembered in cookie and storage and keeps the query', () => {
    history.replaceState(null, '', '/zh-TW/courses?coursesType=vip');
    render(
      <a href="/en-US/courses" hrefLang="en-US" data-action="choose-language">
        English
      </a>,
    );
    const link = screen.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(document.cookie).toContain('i18n_redirected=en-US');
    expect(localStorage.getItem('i18n_redirected')).toBe('en-US');
    expect(link).toHaveProperty('search', '?coursesType=vip');
    document.cookie = 'i18n_redirected=;max-age=0;path=/';
    delete document.documentElement.dataset.busy;
  });

  it('soft links go through the router; with a modifier, a target or on the same page they do not', () => {
    history.replaceState(null, '', '/zh-TW');
    const router = { push: vi.fn(), prefetch: vi.fn() };
    const unfollow = followSoftLinks(router);
    render(
      <>
        <a href="/zh-TW/courses" data-soft="">
          courses
        </a>
        <a href="/zh-TW/faq" data-soft="" target="_blank">
          faq
        </a>
        <a href="/zh-TW" data-soft="">
          home
        </a>
        <a href="/zh-TW/origin#/login">login</a>
      </>,
    );
    const quiet = (event: Event) => event.preventDefault();
    window.addEventListener('click', quiet);
    const courses = screen.getByRole('link', { name: 'courses' });
    courses.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }));
    for (const name of ['faq', 'home', 'login']) screen.getByRole('link', { name }).click();
    expect(router.push).not.toHaveBeenCalled();
    courses.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    expect(router.prefetch).toHaveBeenCalledOnce();
    courses.click();
    expect(router.push).toHaveBeenCalledWith('http://localhost:3000/zh-TW/courses', { transitionTypes: ['page'] });
    window.removeEventListener('click', quiet);
    unfollow();
  });
});
