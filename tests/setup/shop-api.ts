import { randomBytes } from 'node:crypto';
import type { Locale } from '@/lib/i18n/locales';
import { ask } from './http';

export type Account = { username: string; email: string; password: string; realName: string };
export type LoggedIn = Account & { token: string };

/** An account nobody else has. */
export function newAccount(): Account {
  const username = `guest-${randomBytes(5).toString('hex')}`;
  return { username, email: `${username}@mail.example`, password: 'four-eyes-live', realName: '王小石' };
}

/** Calls one of the five APIs as the browser would. */
export async function callApi<T = unknown>(url: string, path: string, { token, body, key, method }: { token?: string; body?: unknown; key?: string; method?: string } = {}): Promise<{ status: number; body: T }> {
  const answer = await ask(`${url}/api/${path}`, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: answer.text ? JSON.parse(answer.text) : null };
}

/** A new learner, logged in. */
export async function register(url: string, locale: Locale = 'zh-TW'): Promise<LoggedIn> {
  const account = newAccount();
  const { status, body } = await callApi<{ token: string }>(url, 'user/register', { body: { ...account, locale } });
  if (status !== 200) throw new Error(`register: ${status} ${JSON.stringify(body)}`);
  return { ...account, token: body.token };
}
