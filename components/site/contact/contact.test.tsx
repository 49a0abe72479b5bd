import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderSVG } from 'uqr';
import { GET } from '@/app/wechat/[file]/route';
import { ToastHost } from '@/components/ui/toasts/toast-host';
import type { SiteMetadata } from '@/lib/site/contract';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import { wechatCodeHref } from '@/lib/kernel/links/wechat-code-href';
import { contactKey } from '@/lib/kernel/browser/keys';
import { siteMetadata } from '@/platform/seed/content/site-metadata';
import { renderServer } from '@/tests/setup/render-server';
import { ContactChannels } from '../contact-channels';
import { ContactSwitch } from './contact-switch';
import { ContactWindow } from './contact-window';

const page = vi.hoisted((): { locale: Locale; site: object } => ({ locale: 'zh-TW', site: {} }));
vi.mock('next/root-params', () => ({ locale: async () => page.locale, region: async () => 'global' }));
vi.mock('@/lib/site/reads', () => ({ siteMetadata: async () => page.site }));
vi.mock('next-intl/server', async () => {
  const { createTranslator } = await import('next-intl');
  return {
    getTranslations: async (namespace: string) =>
      createTranslator({
        locale: page.locale,
        namespace,
        messages: (await import(`../../../messages/${page.locale}.json`)).default,
      }),
  };
});

async function show(element: ReactElement, locale: Locale = 'zh-TW', site: Partial<SiteMetadata> = {}) {
  page.locale = locale;
  page.site = { ...siteMetadata[locale], ...site };
  document.body.innerHTML = await renderServer(element);
}
const nothing = { email: '', phone: '', wechatId: '', whatsappUrl: '', facebookUrl: '', discordUrl: '', lineUrl: '' };
const names = () => screen.getAllByRole('link', { hidden: true }).map((link) => link.textContent);

afterEach(() => {
  document.body.innerHTML = '';
});

describe('the ways to reach the school', () => {
  it.each(locales)('%s: services, mail, telephone and hours; LINE in zh-TW only', async (locale) => {
    await show(<ContactChannels />, locale);
    const { email, phone, officeHours } = siteMetadata[locale];
    const line = locale === 'zh-TW' ? ['LINE@'] : [];
    expect(names()).toEqual([...line, 'WhatsApp', 'Facebook', 'Discord', email, phone]);
    expect(screen.getByRole('link', { name: phone }).getAttribute('href')).toBe('tel:+886200000100');
    expect(screen.getByText(officeHours)).toBeTruthy();
  });

  it('have no LINE while its switch is off, and nothing that the back office has no address for', async () => {
    await show(<ContactChannels />, 'zh-TW', { officialLineEnabled: false, discordUrl: '', phone: '', wechatId: '' });
    expect(names()).toEqual(['WhatsApp', 'Facebook', siteMetadata['zh-TW'].email]);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('show the code that was uploaded for WeChat, else one that says the id, and say what each is good for', async () => {
    await show(<ContactChannels showsCode />, 'en-US', { wechatQr: '/files/wechat.png' });
    expect(screen.getByRole('img', { name: /add us/ }).getAttribute('src')).toBe('/files/wechat.png');
    await show(<ContactChannels showsCode />, 'en-US');
    const drawn = screen.getByRole('img', { name: /copy our WeChat ID/ });
    // A file of its own: inline it would add 7 KB to every page.
    expect(drawn.getAttribute('src')).toBe('/wechat/en-US.svg');
    expect(drawn.closest('figure')?.querySelector('svg')).toBeNull();
  });

  it.each(locales)('%s: the drawn code is a file that says the school’s id, and nobody else’s', async (locale) => {
    const code = async (file: string, site: Partial<SiteMetadata> = {}) => {
      page.site = { ...siteMetadata[locale], ...site };
      return GET(new Request(`http://localhost/wechat/${file}`), { params: Promise.resolve({ file }) });
    };
    const drawn = await code(wechatCodeHref(locale).slice('/wechat/'.length));
    expect(drawn.headers.get('content-type')).toMatch('image/svg+xml');
    expect(await drawn.text()).toBe(renderSVG(siteMetadata[locale].wechatId, { border: 4 }));
    expect((await code(`${locale}.svg`, { wechatId: '' })).status).toBe(404);
    for (const name of ['sente-example.svg', `${locale}.png`, 'xx-XX.svg', '.svg'])
      expect((await code(name)).status).toBe(404);
  });
});

describe('the contact window', () => {
  it.each(locales)('%s: a button that opens a panel without code, named alike', async (locale) => {
    await show(<ContactWindow />, locale);
    const [open, close] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
    const panel = document.getElementById(open.getAttribute('popovertarget') ?? '')!;
    expect(panel.getAttribute('popover')).toBe('auto');
    expect(within(panel).getByRole('heading').textContent).toBe(open.getAttribute('aria-label'));
    expect(close.getAttribute('popovertargetaction')).toBe('hide');
    expect(within(panel).getAllByRole('link').length).toBeGreaterThan(4);
  });

  it.each<[string, Partial<SiteMetadata>]>([
    ['is switched off', { contactWindow: false }],
    ['has nothing to show', nothing],
  ])('is not there when it %s', async (_, site) => {
    await show(<ContactWindow />, 'ja-JP', site);
    expect(document.body.innerHTML).toBe('');
  });
});

describe('putting it away', () => {
  beforeEach(async () => {
    localStorage.clear();
    const { siteStore } = await import('@/stores/site');
    act(() => siteStore.getState().setContactWindow(true));
  });

  it('is remembered, and can be taken back at once and later', async () => {
    render(
      <>
        <ToastHost />
        <ContactSwitch to={false} notice={{ text: 'Hidden.', undo: 'Undo' }}>
          Hide
        </ContactSwitch>
        <ContactSwitch to>Show</ContactSwitch>
      </>,
    );
    const { dataset } = document.documentElement;
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(dataset.contact).toBe('hidden'));
    expect(localStorage.getItem(contactKey)).toBe('hidden');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect([dataset.contact, localStorage.getItem(contactKey)]).toEqual([undefined, null]);
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(dataset.contact).toBe('hidden'));
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(dataset.contact).toBeUndefined());
  });
});
