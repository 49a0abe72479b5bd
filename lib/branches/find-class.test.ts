import { expect, it, vi } from 'vitest';
import { findClass } from './reads';
import { ApiFailure, readApi } from '@/lib/kernel/api/server';

vi.mock('server-only', () => ({}));
vi.mock('@/lib/kernel/i18n/page-locale', () => ({}));
vi.mock('@/lib/kernel/api/server', () => ({
  readApi: vi.fn(),
  ApiFailure: class extends Error {
    constructor(readonly status: number) {
      super();
    }
  },
}));

it('a class is found by its id, however far ahead it is', async () => {
  vi.mocked(readApi).mockResolvedValueOnce({ id: '77', startsAt: '2031-01-01T00:00:00.000Z' } as never);
  expect(await findClass('77', 'ja-JP')).toMatchObject({ id: '77' });
  expect(vi.mocked(readApi).mock.lastCall?.[1]).toEqual({ params: { id: '77' }, query: { locale: 'ja-JP' } });
});

it('a class there is not is none; what fails, fails', async () => {
  vi.mocked(readApi).mockRejectedValueOnce(new ApiFailure(404, 'NOT_FOUND', ''));
  expect(await findClass('1', 'ja-JP')).toBeNull();
  vi.mocked(readApi).mockRejectedValueOnce(new ApiFailure(503, 'UNAVAILABLE', ''));
  await expect(findClass('1', 'ja-JP')).rejects.toThrow();
});
