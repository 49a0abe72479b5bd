import { DrizzleQueryError } from '@payloadcms/db-postgres/drizzle';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { resetReported, logUnavailable, whyUnavailable } from '@/platform/kernel/unavailable';

const failed = (code: string, message = 'failed') =>
  new DrizzleQueryError('INSERT INTO otps VALUES ($1)', ['123456'], Object.assign(new Error(message), { code }));

beforeEach(() => {
  resetReported();
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['53100', 'the disk is full'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk is full'],
  ['53200', 'the database has no memory left'],
  ['53300', 'the database has too many connections'],
  ['53400', 'the database lacks something it needs'],
  ['58030', 'the database cannot read or write its files'],
  ['57014', 'the database takes too long'],
  ['25006', 'the database takes no writes, as a standby'],
  ['28P01', 'the database refuses the name or password of DATABASE_URL'],
  ['25P03', 'the database is away'],
  ['57P01', 'the database is away'],
  ['57P02', 'the database is away'],
  ['57P03', 'the database is away'],
  ['57P05', 'the database is away'],
  ['ETIMEDOUT', 'the database is away'],
  ['ECONNREFUSED', 'the database is away'],
])('%s: %s', (code, reason) => expect(whyUnavailable(failed(code))).toBe(reason));

it.each(['23505', '40001', '40P01', '54000', 'ENOENT', 'EACCES'])('%s is another fault', (code) =>
  expect(whyUnavailable(failed(code))).toBeNull(),
);

it('is said once in a minute for each reason, in the words of whoever failed and without values', () => {
  const full = failed('53100', 'could not extend file: No space left on device');
  const lines = () => vi.mocked(process.stderr.write).mock.calls.map(([line]) => JSON.parse(String(line)) as object);
  for (const path of ['/a', '/b']) logUnavailable('the disk is full', full, { path });
  logUnavailable('the database is away', failed('57P01'));
  const first = {
    level: 50,
    msg: 'the disk is full',
    path: '/a',
    error: 'could not extend file: No space left on device',
  };
  expect(lines()).toMatchObject([first, { level: 50, msg: 'the database is away', error: 'failed' }]);
  vi.advanceTimersByTime(60_001);
  logUnavailable('the disk is full', full, { path: '/c' });
  expect(lines()[2]).toMatchObject({ ...first, path: '/c' });
});
