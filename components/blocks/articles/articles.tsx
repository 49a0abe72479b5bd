import { getFormatter } from 'next-intl/server';
import { Board } from '@/components/go/board';
import type { BlockOf } from '@/lib/contract/blocks';
import { listArticles } from '@/lib/data/editorial';
import { Link } from '@/lib/i18n/link';
import { BlockSection } from '../frame/block-section';

/** The journal, the latest first. */
export async function Articles({ block }: { block: BlockOf<'articles'> }) {
  const [articles, format] = await Promise.all([listArticles(), getFormatter()]);
  return (
    <BlockSection block={block}>
      <ul className="mt-6 grid gap-6 md:grid-cols-2 lg:grid-cols-3">
        {articles.map(({ slug, title, summary, publishedAt, cover }) => (
          <li key={slug} className="card grid content-start gap-3 p-6 text-ink">
            {cover && <Board position={cover} className="overflow-hidden rounded-card" />}
            <h2 className="text-[1.35rem]">
              <Link to={`articles/${slug}`} className="hover:text-action">
                {title}
              </Link>
            </h2>
            <p className="text-ink-2">{summary}</p>
            <time dateTime={publishedAt} className="text-sm text-ink-3">
              {format.dateTime(new Date(publishedAt), { dateStyle: 'long' })}
            </time>
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}
