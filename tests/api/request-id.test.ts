import { afterEach, expect, it, vi } from 'vitest';
import { app } from '@/platform/app';
import { database } from '@/platform/kernel/database/database';
import { call, makeMember, platform } from '../setup/fixtures';

afterEach(() => vi.restoreAllMocks());

it('a request that fails has one name: the front’s, in the log, in the header and in what the visitor is told', async () => {
  const { token } = await makeMember();
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(database(await platform()), 'select').mockImplementation(() => {
    throw new TypeError('broken');
  });
  const requestId = '0b8a6b0e-6c1b-4c55-9d5f-0d7d0a3f6c11';
  const headers = { authorization: `Bearer ${token}`, 'x-request-id': requestId };
  const failed = await app.request('/api/user', { headers });
  const { error } = (await failed.json()) as { error: { details: { requestId: string } } };
  expect([failed.status, error.details.requestId, failed.headers.get('x-request-id')]).toEqual([
    500,
    requestId,
    requestId,
  ]);
  const lines = write.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
  expect(lines).toMatchObject([{ level: 50, requestId, method: 'GET', path: '/api/user', error: 'broken' }]);
  expect(JSON.stringify(lines)).not.toContain(token);
});

it('every response has one, and says who may keep it', async () => {
  const member = await makeMember();
  const response = await call('user', { token: member.token, headers: { 'x-request-id': 'abcdef-123456' } });
  expect(response.headers.get('x-request-id')).toBe('abcdef-123456');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect((await call('ecommerce/products')).headers.get('cache-control')).toBe('public, no-cache');
  expect((await call<{ error: { code: string } }>('no/such/path')).body.error.code).toBe('NOT_FOUND');
});
