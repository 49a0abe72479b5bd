import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright/test';
import { sessionUserSchema } from '@/lib/account/contract';
import { cartKey, tokenKey, userKey } from '@/lib/kernel/browser/keys';
import { isListenedTo } from '@/server/next/react-marks';
import { BackOffice } from './back-office';
import { newAddress } from './http';
import { accounts, url } from './shop';
import { callApi, type LoggedIn } from './shop-api';

export { expect };
export type Visitor = { page: Page; context: BrowserContext };
type Stored = {
  /** Who is logged in. */
  account?: LoggedIn | undefined;
  /** Products in the cart, one of each. */
  cart?: readonly string[] | undefined;
};
type Options = BrowserContextOptions &
  Stored & {
    /** The browser reports every rejected call as an error, and a test of rejections sets this. Otherwise any error fails the test. */
    mayComplain?: boolean;
  };

export type Visit = (options?: Options) => Promise<Visitor>;

/** `visit` opens a browser that has never been here, from an address of its own; `staff` is the back office. */
export const test = base.extend<{ visit: Visit }, { staff: BackOffice }>({
  visit: async ({ browser, baseURL, javaScriptEnabled }, use) => {
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await use(async ({ account, cart, mayComplain = false, ...options } = {}) => {
      const context = await browser.newContext({
        storageState: await storedVisit(baseURL ?? url, { account, cart }),
        extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
        ...options,
      });
      contexts.push(context);
      if (!mayComplain) {
        context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error().message}`));
        context.on('console', (message) => {
          if (message.type() === 'error')
            complaints.push(`${message.page()?.url()}: ${message.text()} ${message.location().url}`);
        });
      }
      if (options.javaScriptEnabled ?? javaScriptEnabled) context.on('page', opensOnceItListens);
      return { context, page: await context.newPage() };
    });
    await Promise.all(contexts.map((context) => context.close()));
    expect(complaints, 'what the browser complained about').toEqual([]);
  },
  staff: [async ({}, use) => use(await BackOffice.logIn(url, accounts())), { scope: 'worker' }],
});

/** A press before React listens is lost, as it would be for a visitor: a page counts as open once React listens. */
export function opensOnceItListens(page: Page) {
  const listens = () => page.waitForFunction(isListenedTo);
  const { goto, reload } = page;
  page.goto = async (...way) => {
    const response = await goto.apply(page, way);
    await listens();
    return response;
  };
  page.reload = async (...way) => {
    const response = await reload.apply(page, way);
    await listens();
    return response;
  };
}

/** What a browser remembers of this site. */
export async function storedVisit(origin: string, { account, cart }: Stored) {
  const localStorage = [...(account ? await storedLogin(account) : []), ...(cart ? [savedCart(cart)] : [])];
  return { cookies: [], origins: [{ origin, localStorage }] };
}

async function storedLogin({ token }: LoggedIn) {
  const { body } = await callApi(url, 'user', { token });
  return [
    { name: tokenKey, value: token },
    { name: userKey, value: JSON.stringify(sessionUserSchema.parse(body)) },
  ];
}

function savedCart(products: readonly string[]) {
  const items = products.map((productId) => ({ productId, quantity: 1 }));
  return { name: cartKey, value: JSON.stringify({ items, coupon: null }) };
}
