import { count } from '@payloadcms/db-postgres/drizzle';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PersonalApplication, ApplicationSummary } from '@/lib/applications/contract';
import type { Entitlement } from '@/lib/fulfilment/contract';
import {
  entitlements,
  requests,
  request_files as applicationFiles,
  sessions,
} from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { demoAccounts, seedDemoAccounts } from '@/platform/seed/accounts';
import { seedDemoTeacher } from '@/platform/seed/demo/demo-teacher';
import { call, makeProduct, platform } from '../setup/fixtures';
import { setProgramme } from '../setup/teaching';

const { username, password } = demoAccounts.find(({ role }) => role === 'teacher')!;
const counts = async () => {
  const db = database(await platform());
  const tables = [requests, applicationFiles, entitlements, sessions];
  return Promise.all(tables.map(async (table) => (await db.select({ n: count() }).from(table))[0]!.n));
};

describe('the demonstration teacher', () => {
  let token = '';
  const own = async <Body>(path: string) => (await call<Body>(path, { token })).body;

  beforeAll(async () => {
    await setProgramme([await makeProduct()]);
    await seedDemoAccounts(await platform());
    await seedDemoTeacher(await platform());
    token = (await call<{ token: string }>('user/login', { body: { username, password } })).body.token;
  });

  it('has been approved, with a document and a history to look at, and leaves no session behind', async () => {
    const { items } = await own<{ items: ApplicationSummary[] }>('user/requests');
    expect(items).toMatchObject([{ kind: 'teaching', state: 'ACTIVE' }]);
    const request = await own<PersonalApplication>(`user/requests/${items[0]!.reference}`);
    expect(request.files).toMatchObject([{ state: 'STORED', mime: 'application/pdf' }]);
    expect(request.history.map(({ action }) => action).reverse()).toEqual([
      'draft',
      'submit',
      'review',
      'approve',
      'pay',
      'activate',
    ]);
    expect(request.activeUntil).toBeTruthy();
    expect(await own<{ role: string }>('user')).toMatchObject({ role: 'teacher' });
    expect(await own<Entitlement[]>('user/entitlements')).not.toEqual([]);
    // Only the login of this test.
    expect(await own<unknown[]>('user/sessions')).toHaveLength(1);
  });

  it('is approved once, however often the shop is seeded', async () => {
    const before = await counts();
    await seedDemoTeacher(await platform());
    expect(await counts()).toEqual(before);
  });
});
