import { expect, it } from 'vitest';
import { allOperations } from '@/lib/operations';
import { applicationPageOperations } from '@/lib/applications/application-pages-contract';
import { backstageOperations } from '@/lib/branches/contract';
import { cmsEntries, cmsLists } from '@/lib/pages/cms-contract';
import { siteOperations } from '@/lib/site/contract';
import { pathOf, type Operation } from '@/lib/kernel/api/operation';
import { loginOperations } from '@/lib/login/contract';
import { call, makeMember } from '../setup/fixtures';
import { changesOf } from '../setup/table-digests';
import { askProfile, askSecurity } from './contract-account';
import { askApplications, askTeaching } from './contract-applications';
import type { Given } from './contract-ask';
import { writeContent } from './contract-content';
import { askExams } from './contract-exams';
import { askHomework } from './contract-homework';
import { askLearning } from './contract-learning';
import { askMessages } from './contract-messages';
import { askCatalogue, askShop, askStarterCourse } from './contract-shop';
import { askActivation, askWorkspace } from './contract-teach';

/** Each read, and the tables that its calls have changed. */
const changes = new Map<Operation, Set<string>>();

const named = (operations: readonly Operation[]) =>
  operations.map(({ method, api, path }) => `${method} ${api}${path}`).sort();

it('is kept by a real response of each operation', async () => {
  const seen = new Set<Operation>();
  /** Calls an operation; `call` compares its response with the contract. */
  async function ask<Body>(operation: Operation, given: Given = {}, expected = 200) {
    seen.add(operation);
    const { params, query: search, body, token, headers } = given;
    const send = () =>
      call<Body>(`${pathOf(operation, params)}${search ? `?${new URLSearchParams(search)}` : ''}`, {
        method: operation.method.toUpperCase(),
        ...(token && { token }),
        ...(body !== undefined && { body }),
        ...(headers && { headers }),
      });
    const { answer: response, tables } =
      operation.method === 'get' ? await changesOf(send) : { answer: await send(), tables: [] };
    if (operation.method === 'get') changes.set(operation, new Set([...(changes.get(operation) ?? []), ...tables]));
    expect(response.status, `${operation.method} ${operation.path} ${JSON.stringify(response.body)}`).toBe(expected);
    return response.body;
  }
  const content = await writeContent();
  const member = await makeMember();
  await askProfile(ask, member);
  await askApplications(ask, member);
  await askTeaching(ask);
  await askShop(ask, member);
  await askLearning(ask, member);
  await askExams(ask, member);
  await askWorkspace(ask);
  await askActivation(ask);
  await askHomework(ask);
  await askMessages(ask);
  await askStarterCourse(ask, member);
  await askCatalogue(ask, content);
  await ask(backstageOperations.cities, { params: { regionId: 'TW' }, query: { filterExperienceCourses: 'true' } });
  expect(await ask(backstageOperations.stores, { query: { cityId: content.city } })).toHaveLength(1);
  await ask(siteOperations.siteMetadata, { query: { locale: 'ja-JP' } });
  for (const [index, list] of cmsLists.entries()) {
    const { data } = await ask<{ data: { documentId: string }[] }>(list, { query: { populate: '*' } });
    expect(data.length, list.path).toBeGreaterThan(0);
    await ask(cmsEntries[index]!, { params: { documentId: data[0]!.documentId } });
  }
  await askSecurity(ask, member);
  // resetPassword needs an emailed code: user.test.ts calls it, with the same `call`.
  // Forms that respond with a page: application-pages.test.ts.
  const forms: Operation[] = [applicationPageOperations.sendTrialForm, applicationPageOperations.withdrawOnPage];
  const elsewhere: Operation[] = [loginOperations.resetPassword, ...forms];
  expect(named(allOperations.filter((operation) => !seen.has(operation)))).toEqual(named(elsewhere));
});

it('marks each read that changes something, so that no response of it is shared', () => {
  expect(named([...changes.keys()])).toEqual(named(allOperations.filter(({ method }) => method === 'get')));
  for (const [{ api, path, hasEffect = false }, tables] of changes)
    expect(tables.size > 0, `get ${api}${path} has changed: ${[...tables].join()}`).toBe(hasEffect);
});

it('answers a known path by another method with 405 and the methods there are', async () => {
  const wrong = [
    ['DELETE', 'user', 'GET, HEAD, PATCH'],
    ['GET', 'user/login', 'POST'],
    ['POST', 'ecommerce/products', 'GET, HEAD'],
    ['PUT', 'ecommerce/orders/261122-AAAA/payments', 'POST'],
    ['DELETE', 'cms/courses', 'GET, HEAD'],
    ['POST', 'openapi.json', 'GET, HEAD'],
    ['OPTIONS', 'backstage/brickAndMortarStore/store', 'GET, HEAD'],
  ] as const;
  for (const [method, path, allow] of wrong) {
    const { status, body, headers } = await call<{ error: { code: string } }>(path, { method });
    expect([status, body.error.code, headers.get('allow')], `${method} ${path}`).toEqual([
      405,
      'METHOD_NOT_ALLOWED',
      allow,
    ]);
  }
  expect((await call('ecommerce/product', { method: 'DELETE' })).status).toBe(404);
});

it('takes the bearer token in any letter case', async () => {
  const { token, username } = await makeMember();
  for (const scheme of ['bearer', 'BEARER', 'Bearer'])
    expect(
      (await call<{ username: string }>('user', { headers: { authorization: `${scheme} ${token}` } })).body.username,
    ).toBe(username);
  expect((await call('user', { headers: { authorization: `Basic ${token}` } })).status).toBe(401);
});

it('rejects wrong input to reads as to everything else', async () => {
  const rejected = [
    'ecommerce/markets?locale=fr-FR',
    `ecommerce/products?marketIdOrHandle=${'x'.repeat(81)}`,
    `course/coursePlans?username=${'x'.repeat(201)}`,
    'cms/site-metadata?locale=zh',
    'backstage/brickAndMortarStore/region/TW/city?experienceCoursesEndTime=tomorrow',
  ];
  for (const path of rejected) {
    const { status, body } = await call<{ error: { code: string } }>(path);
    expect([status, body.error.code], path).toEqual([422, 'VALIDATION_FAILED']);
  }
});
