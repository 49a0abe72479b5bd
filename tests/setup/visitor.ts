import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { sessionUserSchema } from '@/lib/api/user';
import { tokenKey, userKey } from '@/lib/session/keys';
import { callApi, type LoggedIn } from './shop-api';

export type Visitor = {
  page: Page;
  context: BrowserContext;
  /** What the browser complained about: errors of scripts and of the console. */
  complaints: string[];
  leave: () => Promise<void>;
};

/** A browser that has never been here, or, with `account`, one in which somebody is logged in. */
export async function visit(browser: Browser, url: string, { account, ...options }: BrowserContextOptions & { account?: LoggedIn } = {}): Promise<Visitor> {
  const storageState = account && { cookies: [], origins: [{ origin: url, localStorage: await keptLogin(url, account) }] };
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', viewport: { width: 1280, height: 800 }, ...(storageState && { storageState }), ...options });
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
