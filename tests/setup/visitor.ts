import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { sessionUserSchema } from '@/lib/api/user';
import { cartKey, tokenKey, userKey } from '@/lib/session/keys';
import { callApi, type LoggedIn } from './shop-api';

export type Visitor = {
  page: Page;
  context: BrowserContext;
  /** What the browser complained about: errors of scripts and of the console. */
  complaints: string[];
  leave: () => Promise<void>;
};

type Options = BrowserContextOptions & {
  /** Who is logged in. */
  account?: LoggedIn;
  /** Products in the cart, one of each. */
  cart?: readonly string[];
};

/** A browser that has never been here, unless it is told who is logged in and what is in the cart. */
export async function visit(
  browser: Browser,
  url: string,
  { account, cart, ...options }: Options = {},
): Promise<Visitor> {
  const localStorage = [...(account ? await keptLogin(url, account) : []), ...(cart ? [keptCart(cart)] : [])];
  const storageState = { cookies: [], origins: [{ origin: url, localStorage }] };
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 800 },
    storageState,
    ...options,
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  return { page, context, complaints, leave: () => context.close() };
}

async function keptLogin(url: string, { token }: LoggedIn) {
  const { body } = await callApi(url, 'user', { token });
  return [
    { name: tokenKey, value: token },
    { name: userKey, value: JSON.stringify(sessionUserSchema.parse(body)) },
  ];
}

function keptCart(products: readonly string[]) {
  const items = products.map((productId) => ({ productId, quantity: 1 }));
  return { name: cartKey, value: JSON.stringify({ items, coupon: null, marketHandle: null }) };
}
