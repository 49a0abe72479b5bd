import type { Article } from '@/lib/pages/cms-contract';
import { Link } from '@/lib/kernel/links/link';
import { ArticleCover } from './article-cover';
import { ArticleDate } from './article-date';

type Props = {
  article: Pick<Article, 'slug' | 'title' | 'summary' | 'publishedAt' | 'image' | 'cover'>;
  level: 'h2' | 'h3';
  /** The latest article: it stands first, its picture beside its text. */
  isLead?: boolean;
};

/** An article in a list: the whole card leads to it, its title is the link. */
export function ArticleCard({ article, level: Heading, isLead = false }: Props) {
  const { slug, title, summary, publishedAt } = article;
  return (
    <article
      className={`card relative grid h-full content-start overflow-hidden text-ink transition-colors duration-100 hover:border-orange-500 ${isLead ? 'md:grid-cols-[1.1fr_1fr] md:content-stretch md:items-center' : ''}`}
    >
      <ArticleCover article={article} sizes={isLead ? '(min-width: 768px) 600px, 100vw' : '400px'} isFirst={isLead} />
      <div className={`grid content-start gap-2.5 ${isLead ? 'p-6 md:p-9' : 'p-5'}`}>
        <ArticleDate publishedAt={publishedAt} />
        <Heading className={isLead ? 'text-[clamp(1.4rem,1.1rem+1.4vw,2rem)]' : 'text-[1.2rem]'}>
          <Link to={`articles/${slug}`} className="after:absolute after:inset-0 hover:text-action">
            {title}
          </Link>
        </Heading>
        <p className={`text-ink-2 ${isLead ? 'md:text-[17px]' : 'text-[15px]'}`}>{summary}</p>
      </div>
    </article>
  );
}
