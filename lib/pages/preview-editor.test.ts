import { beforeEach, expect, it, vi } from 'vitest';
import { listArticles, listFaqs, readList } from './editorial';
import { findCampaign, findPage, readPage } from './reads';

const draftMode = vi.fn();
const headers = vi.fn();
const isContentEditor = vi.fn();
const readApi = vi.fn();
vi.mock('next/cache', () => ({ cacheLife: vi.fn(), cacheTag: vi.fn() }));
vi.mock('next/headers', () => ({ draftMode: async () => draftMode(), headers: async () => headers() }));
vi.mock('next/server', () => ({ connection: async () => {} }));
vi.mock('next/root-params', () => ({ locale: async () => 'zh-TW', region: async () => 'global' }));
vi.mock('@/lib/kernel/api/server', () => ({
  ApiFailure: class extends Error {},
  isContentEditor: (editor: unknown) => isContentEditor(editor),
  readApi: (...given: unknown[]) => readApi(...given),
}));

/** Where a draft may be read, and by whom each read was asked for. */
const reads = { findPage, findCampaign, listArticles, listFaqs };
const askedBy = () => readApi.mock.calls.map(([, , options]) => options?.editor ?? null);
const visit = async () => {
  for (const read of Object.values(reads)) await read('kidgo');
  return askedBy();
};

beforeEach(() => {
  vi.clearAllMocks();
  readApi.mockResolvedValue({ data: [], meta: { pagination: { pageCount: 1 } } });
  draftMode.mockReturnValue({ isEnabled: true });
  headers.mockReturnValue(
    new Headers({ cookie: 'payload-token=abc', 'sec-fetch-site': 'same-origin', authorization: 'Bearer customer' }),
  );
});

it('a page that is built, or asked for without the draft mode, reads nothing of the request', async () => {
  draftMode.mockReturnValue({ isEnabled: false });
  expect(await visit()).toEqual([null, null, null, null]);
  expect(headers).not.toHaveBeenCalled();
  expect(isContentEditor).not.toHaveBeenCalled();
});

it('the draft mode without an open session shows what is public', async () => {
  isContentEditor.mockResolvedValue(false);
  expect(await visit()).toEqual([null, null, null, null]);
  expect(isContentEditor).toHaveBeenCalledTimes(Object.keys(reads).length);
});

it('an editor reads drafts by the cookie of the back office, and no more of the request is passed on', async () => {
  isContentEditor.mockResolvedValue(true);
  const editor = { cookie: 'payload-token=abc', 'sec-fetch-site': 'same-origin' };
  expect(await visit()).toEqual([editor, editor, editor, editor]);
  expect(isContentEditor).toHaveBeenCalledWith(editor);
});

it('files, sitemaps and whatever else is kept are read as visitors read them, whoever asks', async () => {
  isContentEditor.mockResolvedValue(true);
  await readPage('kidgo', 'zh-TW');
  await readList('articles', 'zh-TW');
  expect(askedBy()).toEqual([null, null]);
});
