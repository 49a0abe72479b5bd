import type { Gift } from '@/lib/gifts/contract';
import type { Order } from '@/lib/orders/shapes';
import type { Learner } from '@/lib/family/contract';
import type { ApplicationSummary } from '@/lib/applications/contract';
import type { Entitlement } from '@/lib/fulfilment/contract';
import { callApi } from '../setup/shop-api';
import { demoTeacher } from '../setup/demo-teacher';
import { url } from '../setup/shop';
import { expect, test } from '../setup/test';

test('the demonstration learner has children, courses, a code, a gift and orders of several states', async ({
  visit,
}) => {
  const account = { username: 'learner', password: 'sente-learner' };
  const { token } = (await callApi<{ token: string }>(url, 'user/login', { body: account })).body;
  const own = async <Body>(path: string) => (await callApi<Body>(url, path, { token })).body;

  const states = (await own<Order[]>('ecommerce/orders')).map(({ status }) => status);
  expect(states).toEqual(expect.arrayContaining(['PAID', 'PARTLY_REFUNDED', 'REFUNDED', 'CANCELLED']));
  const owned = await own<Entitlement[]>('user/entitlements');
  expect(owned.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['course', 'exam', 'vip', 'redeemCode']));
  expect(await own<Learner[]>('user/learners')).toHaveLength(2);
  expect(await own<Gift[]>('ecommerce/gifts')).toMatchObject([{ recipientName: '王小明' }]);

  const { page } = await visit();
  await page.addInitScript((value) => localStorage.setItem('sente_token', value), token);
  await page.goto(`${url}/en-US/origin#/userSpace/courses`);
  await expect(page.getByRole('heading', { name: 'Basic for Kids: the first capture' })).toBeVisible();
});

test('the demonstration teacher has been approved, and has a year of courses and exams', async () => {
  const { token } = await demoTeacher();
  const own = async <Body>(path: string) => (await callApi<Body>(url, path, { token })).body;
  expect((await own<{ items: ApplicationSummary[] }>('user/requests')).items).toMatchObject([
    { kind: 'teaching', state: 'ACTIVE' },
  ]);
  const kinds = (await own<Entitlement[]>('user/entitlements')).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['course', 'exam']));
});
