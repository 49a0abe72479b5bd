import { tokenKey, userKey } from '@/lib/kernel/browser/keys';
import type { BrowserContext, Page } from 'playwright/test';
import type { Locale } from '@/lib/kernel/i18n/locales';
import type { BackOffice } from '../setup/back-office';
import { ask, newAddress } from '../setup/http';
import { url } from '../setup/shop';
import { callApi, register, type Account } from '../setup/shop-api';
import { expect, test } from '../setup/test';
import { screenText } from '../setup/screen-text';

/** The learning app of this shop, where no other is set. */
const appUrl = `${url}/en-US/learn`;

const storedToken = (key: string) => localStorage.getItem(key);
const session = () => document.documentElement.dataset.session;

/** The single-use code from the learner's email. */
async function mailedCode(staff: BackOffice, account: { username: string; email: string }): Promise<string> {
  await callApi(url, 'user/otp', { body: { username: account.username, locale: 'en-US' } });
  return expect
    .poll(
      async () => {
        const { docs } = await staff.find('outbox', {
          'where[to][equals]': account.email,
          'where[template][equals]': 'otp',
        });
        return (docs[0]?.data as { code?: string } | undefined)?.code;
      },
      { timeout: 10_000 },
    )
    .toMatch(/^\d{8}$/)
    .then(async () => {
      const { data } = await staff.findOne('outbox', {
        'where[to][equals]': account.email,
        'where[template][equals]': 'otp',
      });
      return (data as { code: string }).code;
    });
}

test.describe('a link from a mail', () => {
  test('logs in and leaves neither name nor code in the address, wherever they stand', async ({ visit, staff }) => {
    const account = await register(url);
    const code = await mailedCode(staff, account);
    const { page } = await visit();
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(frame.url()));
    await page.goto(`/en-US/courses?coursesType=vip&username=${account.username}&otp=${code}`);
    expect(page.url()).toBe(`${url}/en-US/courses?coursesType=vip`);
    await page.getByText(account.realName).first().waitFor();
    expect(await page.evaluate(storedToken, tokenKey)).toBeTruthy();

    // Already logged in as this user: the address is cleaned and no code is tried.
    const tried: string[] = [];
    page.on('request', (request) => tried.push(request.url()));
    await page.goto(
      `/en-US/origin?username=${account.username}&otp=000000#/userSpace/profile?username=${account.username}&otp=000000&keep=1`,
    );
    await page.waitForFunction(() => location.href.endsWith('/en-US/origin#/userSpace/profile?keep=1'));
    await page.waitForLoadState('networkidle');
    expect(tried.filter((address) => address.includes('/user/login'))).toEqual([]);
    expect(await page.evaluate(session)).toBe('in');
  });

  test('that was used before logs nobody in and still leaves the address clean', async ({ visit, staff }) => {
    const account = await register(url);
    const code = await mailedCode(staff, account);
    await callApi(url, 'user/login', { body: { username: account.username, otp: code } });
    const { page } = await visit({ mayComplain: true });
    const rejected = page.waitForResponse((response) => response.url().includes('/api/user/login'));
    await page.goto(`/zh-TW?username=${account.username}&otp=${code}&utm=mail`);
    expect((await rejected).status()).toBe(401);
    expect(page.url()).toBe(`${url}/zh-TW?utm=mail`);
    expect(await page.evaluate(session)).not.toBe('in');
  });
});

test('logging out revokes the token and goes to the root', async ({ visit }) => {
  const account = await register(url);
  const { page } = await visit({ account, locale: 'en-US' });
  await page.goto('/ja-JP/courses');
  await page.locator('header summary', { hasText: account.realName }).first().click();
  await page
    .getByRole('button', { name: screenText('ja-JP', 'layout.logout') })
    .first()
    .click();
  // The root then leads to the browser's own language.
  await page.waitForURL(`${url}/en-US`);
  await page
    .getByRole('link', { name: screenText('en-US', 'layout.login') })
    .first()
    .waitFor();
  expect(await page.evaluate(storedToken, tokenKey)).toBeNull();
  expect(await page.evaluate(storedToken, userKey)).toBeNull();
  expect((await callApi(url, 'user', { token: account.token })).status).toBe(401);
});

const nameIn = (page: Page, { realName }: Account) => page.locator('header summary', { hasText: realName }).first();
const loginIn = (page: Page, locale: Locale) =>
  page
    .locator('header')
    .getByRole('link', { name: screenText(locale, 'layout.login') })
    .first();

async function logInAt(page: Page, address: string, locale: Locale, account: Account): Promise<void> {
  await page.goto(`${address}/${locale}/origin#/login`);
  await page.getByRole('textbox', { name: screenText(locale, 'account.fields.account') }).fill(account.username);
  await page.locator('input[autocomplete=current-password]').fill(account.password);
  await page
    .locator('main form')
    .getByRole('button', { name: screenText(locale, 'account.login.submit') })
    .click();
  await page.waitForURL(/userSpace/);
}

async function logOutAt(page: Page, locale: Locale, account: Account): Promise<void> {
  await nameIn(page, account).click();
  await page
    .getByRole('button', { name: screenText(locale, 'layout.logout') })
    .first()
    .click();
  await loginIn(page, locale).waitFor();
}

test('another tab follows a login and a logout by itself', async ({ visit }) => {
  const account = await register(url);
  // Requests of this tab that are pending when the other logs out are rejected, and the browser reports it.
  const { page, context } = await visit({ locale: 'en-US', mayComplain: true });
  await page.goto('/en-US/courses');
  await loginIn(page, 'en-US').waitFor();
  const other = await context.newPage();
  await logInAt(other, url, 'en-US', account);
  await nameIn(page, account).waitFor();
  await logOutAt(other, 'en-US', account);
  await loginIn(page, 'en-US').waitFor();
});

/** The shop under names of its own over https, as behind a proxy: www, jp. and the bare host. */
async function serveDomain(context: BrowserContext): Promise<void> {
  const address = newAddress();
  await context.route(/^https:\/\/([a-z]+\.)?sente\.example\//, async (route) => {
    const request = route.request();
    // Binary, and not needed by this test.
    if (['image', 'font', 'media'].includes(request.resourceType())) return route.abort();
    const { origin, host } = new URL(request.url());
    const { authorization = '', 'content-type': type = '', accept = '*/*' } = request.headers();
    const { status, headers, text } = await ask(request.url().replace(origin, url), {
      host,
      method: request.method(),
      headers: {
        'x-forwarded-for': address,
        accept,
        ...(authorization && { authorization }),
        ...(type && { 'content-type': type }),
      },
      body: request.postData() ?? '',
    });
    await route.fulfill({
      status,
      headers: {
        'content-type': String(headers['content-type']),
        'cache-control': 'no-store',
        ...(headers.location && { location: headers.location }),
      },
      body: text,
    });
  });
}

test('a login on one site of the parent domain is a login on all of them, and so is the logout', async ({ visit }) => {
  const account = await register(url);
  const { page: www, context } = await visit({ locale: 'ja-JP', mayComplain: true });
  await serveDomain(context);
  await logInAt(www, 'https://www.sente.example', 'en-US', account);
  const [jp, bare] = [await context.newPage(), await context.newPage()];
  for (const [page, address] of [
    [jp, 'https://jp.sente.example/ja-JP'],
    [bare, 'https://sente.example/zh-TW'],
  ] as const) {
    await page.goto(address);
    await nameIn(page, account).waitFor();
    expect(await page.evaluate(storedToken, userKey)).toContain(account.username);
  }
  // The cookie alone has passed the login on.
  const tokens = async () => (await context.cookies()).filter(({ name }) => name === tokenKey);
  expect(await tokens()).toMatchObject([{ domain: '.sente.example', secure: true }]);
  await nameIn(jp, account).click();
  await jp
    .getByRole('button', { name: screenText('ja-JP', 'layout.logout') })
    .first()
    .click();
  await expect.poll(tokens).toEqual([]);
  for (const [page, locale] of [
    [www, 'en-US'],
    [bare, 'zh-TW'],
  ] as const) {
    // The event of a window when the user returns to it.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await loginIn(page, locale).waitFor();
  }
});

test('a token the server no longer knows logs out on restore', async ({ visit }) => {
  const account = await register(url);
  const { page } = await visit({ account, mayComplain: true });
  await callApi(url, 'user/logout', { token: account.token, method: 'POST' });
  await page.goto('/zh-CN');
  await page.waitForFunction((key) => localStorage.getItem(key) === null, tokenKey);
  await page
    .getByRole('link', { name: screenText('zh-CN', 'layout.login') })
    .first()
    .waitFor();
  expect(await page.evaluate(storedToken, userKey)).toBeNull();
});

test('a server that is away leaves the login as it was', async ({ visit }) => {
  const account = await register(url);
  const { page } = await visit({ account, mayComplain: true });
  await page.route('**/api/user', (route) =>
    route.fulfill({ status: 503, json: { error: { code: 'INTERNAL', message: '' } } }),
  );
  const tried = page.waitForResponse('**/api/user');
  await page.goto('/zh-CN');
  await tried;
  await page.locator('header summary', { hasText: account.realName }).first().waitFor();
  expect(await page.evaluate(storedToken, tokenKey)).toBe(account.token);
});

test.describe('choosing a language', () => {
  test('keeps the page, its query and its hash, and is remembered', async ({ visit }) => {
    const { page, context } = await visit({ locale: 'ja-JP' });
    await page.goto('/zh-TW/courses?coursesType=vip#main');
    await page.locator('header .language-button', { hasText: '繁體中文' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'English' }).click();
    await page.waitForURL(`${url}/en-US/courses?coursesType=vip#main`);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('en-US');
    const cookie = (await context.cookies()).find(({ name }) => name === 'i18n_redirected');
    expect(cookie?.value).toBe('en-US');
    expect(await page.evaluate(() => localStorage.getItem('i18n_redirected'))).toBe('en-US');
    await page.goto('/');
    expect(page.url()).toBe(`${url}/en-US`);
  });

  test("works from the phone's menu through its dialog", async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 390, height: 780 } });
    await page.goto('/en-US/faq');
    await page.locator('header summary[aria-label]').click();
    await page.getByRole('button', { name: screenText('en-US', 'layout.languageIs', { language: 'English' }) }).click();
    const dialog = page.getByRole('dialog', { name: screenText('en-US', 'layout.switchLanguage') });
    await dialog.getByRole('link', { name: '日本語' }).click();
    await page.waitForURL(`${url}/ja-JP/faq`);
  });
});

test.describe('starting class', () => {
  const start = screenText('en-US', 'layout.startClass');

  test('opens the course platform in a tab of its own', async ({ visit }) => {
    const { page, context } = await visit();
    await context.route(`${appUrl}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>class</title>' }),
    );
    await page.goto('/en-US');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: start }).first().click();
    await (await opened).waitForURL(`${appUrl}**`);
    expect(page.url()).toBe(`${url}/en-US`);
  });

  test('goes there itself a second later when no window opens', async ({ visit }) => {
    const { page, context } = await visit();
    let asked = 0;
    await context.route(`${appUrl}**`, (route) => {
      asked += 1;
      return route.fulfill({ contentType: 'text/html', body: '<title>class</title>' });
    });
    await page.addInitScript(() => {
      window.open = () => null;
    });
    const opened = Date.now();
    await page.clock.install({ time: opened });
    await page.goto('/en-US');
    await page.waitForLoadState('networkidle');
    // From here the page's clock advances only by `runFor`.
    await page.clock.pauseAt(opened + 600_000);
    await page.getByRole('link', { name: start }).first().click();
    await page.clock.runFor(990);
    // Had a navigation begun, this request of the page would be sent after it.
    expect(await page.evaluate(() => fetch('/robots.txt').then(({ ok }) => ok))).toBe(true);
    expect(asked).toBe(0);
    const gone = page.waitForURL(`${appUrl}**`);
    await page.clock.runFor(20);
    await gone;
  });
});
