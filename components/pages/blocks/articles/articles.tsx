import { ArticleCard } from '@/components/articles/article-card';
import { EmptyState } from '@/components/ui/empty-state';
import { getTranslations } from 'next-intl/server';
import type { BlockOf } from '@/lib/pages/blocks';
import { listArticles } from '@/lib/pages/editorial';
import { BlockSection } from '../frame/block-section';

/** The journal: the latest article large, then the others. */
export async function Articles({ block }: { block: BlockOf<'articles'> }) {
  const [articles, t] = await Promise.all([listArticles(), getTranslations('common')]);
  const level = block.heading ? 'h3' : 'h2';
  return (
    <BlockSection block={block}>
      {articles.length === 0 ? (
        <EmptyState title={t('noContent')} />
      ) : (
        <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4 [&:not(:first-child)]:mt-6">
          {articles.map((article, index) => (
            <li key={article.slug} className={index === 0 ? 'col-span-full' : ''}>
              <ArticleCard article={article} level={level} isLead={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </BlockSection>
  );
}
