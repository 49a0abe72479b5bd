import { expect, it } from 'vitest';
import type { Article } from '@/lib/pages/cms-contract';
import { richText } from '@/platform/seed/rich-text';
import { call, platform, unique } from '@/tests/setup/fixtures';

it('a link in an article reaches its page as the address it was written to', async () => {
  const payload = await platform();
  const slug = unique('article');
  await payload.create({
    collection: 'articles',
    locale: 'ja-JP',
    data: {
      slug,
      title: '記事',
      content: richText('まずは[体験](courses/trial-01)から。', 'ja-JP') as never,
      publishedAt: '2026-11-01T00:00:00Z',
      _status: 'published',
    },
  });
  const { body } = await call<{ data: Article }>(`cms/articles/${slug}?locale=ja-JP`);
  expect(body.data.content).toBe('<p>まずは<a href="/ja-JP/courses/trial-01">体験</a>から。</p>');
});
