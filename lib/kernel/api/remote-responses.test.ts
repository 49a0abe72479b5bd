import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { backstageOperations } from '@/lib/branches/contract';
import { siteOperations } from '@/lib/site/contract';
import { catalogueOperations } from '@/lib/catalogue/contract';

const cacheLife = vi.hoisted(() => vi.fn());
vi.mock('next/cache', () => ({ cacheLife }));

/** A fake remote server; each test sets its response. */
let elsewhere: Server;
let answer: { status?: number; body: unknown };
let readApi: typeof import('./server').readApi;
const logged = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
const log = () => logged.mock.calls.map(([line]) => JSON.parse(String(line)));

beforeAll(async () => {
  elsewhere = createServer((_, response) => {
    response.writeHead(answer.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
  });
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  for (const name of ['ECOMMERCE', 'BACKSTAGE', 'CMS']) vi.stubEnv(`${name}_API_URL`, `${url}/${name}`);
  ({ readApi } = await import('./server'));
});
beforeEach(() => {
  logged.mockClear();
  cacheLife.mockClear();
});
afterAll(() => {
  logged.mockRestore();
  elsewhere.close();
});

const city = { id: 'taipei', name: '臺北', regionId: 'TW', timeZone: 'Asia/Taipei' };
const market = {
  handle: 'school',
  startsAt: null,
  endsAt: null,
  name: 'School',
  description: '',
  timeZone: 'Asia/Taipei',
  banner: null,
  cover: null,
};
const readCities = () => readApi(backstageOperations.cities, { params: { regionId: 'TW' } });
const readMarket = (handle: string) => readApi(catalogueOperations.market, { params: { handle } });

it('takes what keeps to the contract, and leaves out fields it does not know', async () => {
  answer = { body: [{ ...city, population: 2_500_000 }] };
  expect(await readCities()).toEqual([city]);
  expect(log()).toEqual([]);
});

it('leaves a wrong entry out of its list, and says once which operation and field', async () => {
  answer = { body: [{ ...city, timeZone: 8 }, city, { id: 'x' }] };
  expect(await readCities()).toEqual([city]);
  expect(log()).toMatchObject([
    {
      level: 50,
      msg: 'an answer from elsewhere is wrong',
      operation: 'GET backstage/brickAndMortarStore/region/{regionId}/city',
      field: '0.timeZone',
      problem: expect.stringContaining('expected string'),
      more: 3,
    },
  ]);
});

it('keeps the last good response while a new one is wrong or does not come, and asks again soon', async () => {
  answer = { body: market };
  expect(await readMarket('school')).toMatchObject(market);
  for (const bad of [{ body: { ...market, name: null } }, { body: [] }, { body: 'soon' }, { status: 503, body: {} }]) {
    answer = bad;
    expect(await readMarket('school')).toMatchObject(market);
    expect(cacheLife).toHaveBeenLastCalledWith({ revalidate: 30 });
  }
  expect(log().map(({ field, error }) => field ?? error)).toEqual([
    'name',
    '',
    '',
    'Error: ecommerce/markets/school: 503 UNKNOWN',
  ]);
});

it('hands on a rejection, and a wrong response where there never was a good one', async () => {
  answer = { status: 404, body: { error: { code: 'NOT_FOUND', message: '' } } };
  await expect(readMarket('school')).rejects.toMatchObject({ status: 404, code: 'NOT_FOUND' });
  expect(log()).toEqual([]);
  answer = { body: { data: { title: 1 }, meta: {} } };
  await expect(readApi(siteOperations.siteMetadata, {})).rejects.toThrow('/site-metadata: data.title');
});
