import { randomUUID } from 'node:crypto';
import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { pathOf, type ResponseOf, type Operation } from '@/lib/kernel/api/operation';
import { loginOperations } from '@/lib/login/contract';
import { app } from '@/platform/app';
import { users } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { openSession } from '@/platform/login/session';
import { demoAccounts, type DemoAccount } from '../accounts';

type Sent = { params?: Record<string, unknown>; query?: Record<string, string>; body?: object | Uint8Array };

/** A demonstration account that is logged in to this shop, in this process. */
export class DemoCaller {
  constructor(
    protected readonly payload: Payload,
    private readonly token: string,
  ) {}

  async send<O extends Operation>(operation: O, { params, query, body }: Sent = {}): Promise<ResponseOf<O>> {
    const path = `${pathOf(operation, params)}?${new URLSearchParams(query)}`;
    const isBytes = body instanceof Uint8Array;
    const response = await app.request(`/api/${path}`, {
      method: operation.method.toUpperCase(),
      headers: {
        authorization: `Bearer ${this.token}`,
        'content-type': isBytes ? 'application/octet-stream' : 'application/json',
        'idempotency-key': randomUUID(),
      },
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return (await response.json()) as ResponseOf<O>;
  }

  /** Otherwise the session stays in the account's list of devices. */
  async logOut(): Promise<void> {
    await this.send(loginOperations.logout);
  }
}

/** The account of that role; undefined when it was deleted. */
export async function demoUser(payload: Payload, wanted: DemoAccount['role']): Promise<{ id: number } | undefined> {
  const name = demoAccounts.find(({ role }) => role === wanted)!.username;
  const [found] = await database(payload).select({ id: users.id }).from(users).where(eq(users.username, name));
  return found;
}

export const demoToken = (payload: Payload, { id }: { id: number }): Promise<string> =>
  openSession(database(payload), id, new Date());
