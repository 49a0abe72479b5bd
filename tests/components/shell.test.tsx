import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Menu as PageMenu } from '@/lib/site/menus';
import { siteMetadata } from '@/platform/seed/content/site-metadata';
import type { SiteMetadata } from '@/lib/site/contract';
import { locales, type Locale, type Region } from '@/lib/kernel/i18n/locales';
import { LanguageDialog } from '@/components/site/language-dialog';
import { Menu } from '@/components/site/layout/menu/menu';
import { OpenDialogButton } from '@/components/site/layout/menu/open-dialog-button';
import { PageLanguages } from '@/components/pages/page-languages';
import { SessionName, SessionPicture } from '@/components/site/layout/menu/session-name';
import { SiteFooter } from '@/components/site/layout/site-footer';
import { SiteHeader } from '@/components/site/layout/site-header';
import { StartClassLink } from '@/components/site/start-class-link';
import { PageLink } from '@/lib/kernel/links/page-link';
import { sessionStore } from '@/stores/session';
import { renderServer } from '../setup/render-server';

const page = vi.hoisted((): { locale: Locale; region: Region; path: string; site: object } => ({
  locale: 'zh-TW',
  region: 'global',
  path: '/zh-TW',
  site: {},
}));

vi.mock('next/root-params', () => ({ locale: async () => page.locale, region: async () => page.region }));
const router = vi.hoisted(() => ({ prefetch: vi.fn() }));
vi.mock('next/navigation', () => ({ usePathname: () => page.path, useRouter: () => router }));
vi.mock('@/lib/site/reads', () => ({ siteMetadata: async () => page.site }));
const listed = vi.hoisted(() => ({ teachers: false }));
vi.mock('@/lib/teacher-page/reads', () => ({ hasTeachers: async () => listed.teachers }));
vi.mock('@/lib/pages/reads', async () => {
  const { pages } = await import('@/platform/seed/content/pages');
  const readPages = async (locale: Locale) =>
    pages.map((one) => ({
      slug: one.slug,
      title: one.title[locale],
      menuLabel: one.menuLabel?.[locale] ?? '',
      menus: one.notInMenuOf?.includes(locale) ? [] : one.menus,
    }));
  return {
    readPages,
    pageName: async (path: string) => {
      const found = (await readPages(page.locale)).find(({ slug }) => slug === (path || 'home'));
      return found?.menuLabel || found?.title || '';
    },
    menuPages: async (menu: PageMenu) =>
      (await readPages(page.locale))
        .filter(({ menus }) => menus.includes(menu))
        .map(({ slug, menuLabel, title }) => ({ to: slug === 'home' ? '' : slug, label: menuLabel || title })),
  };
});
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
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
  Component: (props: { settings?: undefined }) => Promise<React.ReactElement>,
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

  it('holds no language menu and no link to another language on the Japan site', async () => {
    const container = await show(SiteHeader, { locale: 'ja-JP', region: 'jp' });
    expect(container.innerHTML).not.toMatch(/zh-TW|zh-CN|en-US|繁體|English|language/);
    await show(async () => <PageLanguages path="courses" />, { locale: 'ja-JP', region: 'jp' });
    expect(document.body.innerHTML).toBe('');
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

const teachersCalled = {
  'zh-TW': '合作教師',
  'zh-CN': '合作教师',
  'en-US': 'Partner teachers',
  'ja-JP': 'パートナー指導者',
};

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

  it('leads to where a certificate is checked, in each language', async () => {
    for (const locale of locales) {
      const { title } = (await import(`../../messages/${locale}.json`)).default.examCertificate.check;
      await show(SiteFooter, { locale });
      expect(screen.getByRole('link', { name: title }).getAttribute('href')).toBe(`/${locale}/certificate`);
    }
  });

  it('leads to the teachers only where one has a page, by their name in the language', async () => {
    expect(hrefs(await show(SiteFooter))).not.toContain('/zh-TW/teachers');
    listed.teachers = true;
    for (const [locale, name] of Object.entries(teachersCalled)) {
      await show(SiteFooter, { locale: locale as Locale });
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/${locale}/teachers`);
    }
    listed.teachers = false;
  });

  it('leads to the shop the back office names, else to our own', async () => {
    expect(hrefs(await show(SiteFooter, { site: { shopUrl: 'https://shop.example/' } }))).toContain(
      'https://shop.example/',
    );
    expect(hrefs(await show(SiteFooter, { site: { shopUrl: '/zh-TW/courses' } }))).toContain('/zh-TW/courses');
  });
});

describe('the name in the header', () => {
  afterEach(() => sessionStore.setState({ user: null }));

  it('follows the session', () => {
    const { container } = render(
      <>
        <SessionPicture />
        <SessionName fallback="User" />
      </>,
    );
    expect(screen.getByText('User')).toBeTruthy();
    expect(container.querySelector('img')).toBeNull();
    act(() =>
      sessionStore.setState({
        user: {
          username: 'lin',
          realName: '林小棋',
          nickName: '',
          rank: '',
          liveCourseEndAt: null,
          email: '',
          phone: '',
          profileUrl: '/files/lin.webp',
          role: 'learner',
          vipEndAt: null,
        },
      }),
    );
    expect(screen.getByText('林小棋')).toBeTruthy();
    expect(container.querySelector('img')?.getAttribute('src')).toMatch(/^\/files\/lin\.webp\?t=\d+$/);
    act(() => sessionStore.setState({ user: null }));
    expect(screen.getByText('User')).toBeTruthy();
  });
});

describe('the languages of a page', () => {
  const dialog = () => screen.getByRole('dialog', { hidden: true });

  it('lead to the same page in each language', async () => {
    await show(async () => <PageLanguages path="courses/combo-05" />);
    expect(hrefs(dialog())).toEqual(locales.map((locale) => `/${locale}/courses/combo-05`));
    expect(within(dialog()).getByRole('link', { current: true, hidden: true }).textContent).toBe('繁體中文');
  });

  it('lead to the nearest page above where it does not exist, and say so', async () => {
    await show(async () => <PageLanguages path="courses/kidbasic" availableIn={['zh-TW', 'zh-CN']} />, {
      locale: 'en-US',
    });
    expect(hrefs(dialog())).toEqual([
      '/zh-TW/courses/kidbasic',
      '/zh-CN/courses/kidbasic',
      '/en-US/courses',
      '/ja-JP/courses',
    ]);
    expect(within(dialog()).getAllByText(/not available in this language.*All courses/)).toHaveLength(2);
    await show(async () => (
      <PageLanguages path="spring2027" availableIn={['zh-TW']} hrefIn={(locale) => `/${locale}spring2027`} />
    ));
    expect(hrefs(dialog())).toEqual(['/zh-TWspring2027', '/zh-CN', '/en-US', '/ja-JP']);
  });

  it('are remembered in cookie and storage; the same page keeps the query, another does not', () => {
    history.replaceState(null, '', '/zh-TW/courses?coursesType=vip');
    render(
      <LanguageDialog
        current="zh-TW"
        title="切換語言"
        close="關閉"
        choices={[
          { locale: 'en-US', href: '/en-US/courses' },
          { locale: 'ja-JP', href: '/ja-JP', note: '沒有這個語言' },
        ]}
      />,
    );
    const [english, japanese] = screen.getAllByRole('link', { hidden: true });
    for (const link of [english!, japanese!]) link.addEventListener('click', (event) => event.preventDefault());
    japanese!.click();
    expect(japanese).toHaveProperty('search', '');
    english!.click();
    expect(document.cookie).toContain('i18n_redirected=en-US');
    expect(localStorage.getItem('i18n_redirected')).toBe('en-US');
    expect(english).toHaveProperty('search', '?coursesType=vip');
    document.cookie = 'i18n_redirected=;max-age=0;path=/';
    delete document.documentElement.dataset.busy;
  });

  it('open by code in a browser that does not know the command', async () => {
    const showModal = vi.fn();
    HTMLDialogElement.prototype.showModal = showModal;
    render(
      <>
        <OpenDialogButton dialog="d">open</OpenDialogButton>
        <dialog id="d" />
      </>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'open' }));
    expect(showModal).toHaveBeenCalledOnce();
  });
});

describe('a menu', () => {
  it('closes on Escape, which gives the focus back, elsewhere, and when something is chosen', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Menu open>
          <summary>Menu</summary>
          <a href="#x">inside</a>
        </Menu>
        <button type="button">elsewhere</button>
        <dialog open>
          <button type="button">in a dialog</button>
        </dialog>
      </>,
    );
    const menu = screen.getByRole('group');
    const open = () => menu.setAttribute('open', '');
    screen.getByRole('link').focus();
    await user.keyboard('{Escape}');
    expect(menu).toHaveProperty('open', false);
    expect(document.activeElement?.tagName).toBe('SUMMARY');
    open();
    await user.click(screen.getByRole('button', { name: 'in a dialog' }));
    expect(menu).toHaveProperty('open', true);
    await user.click(screen.getByRole('button', { name: 'elsewhere' }));
    expect(menu).toHaveProperty('open', false);
    open();
    await user.click(screen.getByRole('link'));
    expect(menu).toHaveProperty('open', false);
  });
});

describe('start class', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it.each([
    ['blocked', null, 1],
    ['opened', { closed: false, opener: {} }, 0],
  ])('a window that was %s', (_, opened, redirects) => {
    vi.useFakeTimers();
    const assign = vi.fn();
    vi.stubGlobal('location', { ...window.location, assign });
    vi.spyOn(window, 'open').mockReturnValue(opened as Window | null);
    render(<StartClassLink href="https://app.example/">start</StartClassLink>);
    screen.getByRole('link').click();
    vi.advanceTimersByTime(999);
    expect(assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(assign).toHaveBeenCalledTimes(redirects);
  });
});

describe('a link', () => {
  it('is an ordinary one, and fetches its page when a visitor reaches for it, not before', async () => {
    render(<PageLink href="/zh-TW/courses">courses</PageLink>);
    const link = screen.getByRole('link', { name: 'courses' });
    expect(link.getAttribute('href')).toBe('/zh-TW/courses');
    expect(router.prefetch).not.toHaveBeenCalled();
    await userEvent.hover(link);
    expect(router.prefetch).toHaveBeenCalledWith('/zh-TW/courses');
  });
});
