import { expect, it, vi } from 'vitest';
import { maxProducts, readDocuments } from './search-documents';

const asked = vi.hoisted(() => [] as number[]);
vi.mock('server-only', () => ({}));
vi.mock('@/lib/kernel/api/server', () => ({ readApi: async () => [] }));
vi.mock('@/lib/pages/cms', () => ({ readCopy: async () => [], readEntries: async () => [] }));
vi.mock('@/lib/catalogue/catalogue-cards', () => ({
  readCards: async (_read: unknown, _locale: string, { page }: { page: string }) => {
    asked.push(Number(page));
    const copy = { title: 'Title', summary: 'Summary '.repeat(100) };
    const items = Array.from({ length: 100 }, (_, index) => ({
      id: `product-${page}-${index}`,
      copy,
      gradeFrom: 19,
      gradeTo: 15,
    }));
    return { items, pageCount: 1_000 };
  },
}));

it('a shop of 100,000 products is searched as far as the memory of a server goes, and no further page is read', async () => {
  const documents = await readDocuments('en-US');
  expect(documents).toHaveLength(maxProducts);
  expect(Math.max(...asked)).toBe(maxProducts / 100);
  expect(Math.max(...documents.map(({ text }) => text.length))).toBeLessThanOrEqual(300);
});
