import { getTranslations } from 'next-intl/server';
import { CardRow } from '@/components/catalogue/card/card-row';
import { Breadcrumb } from '@/components/pages/breadcrumb';
import { RichText } from '@/components/ui/text/rich-text';
import { SunHeader } from '@/components/ui/sun-header';
import type { Article } from '@/lib/pages/cms-contract';
import { coursesFor } from '@/lib/articles/article-courses';
import { listArticles } from '@/lib/pages/editorial';
import { pageName } from '@/lib/pages/reads';
import { Link } from '@/lib/kernel/links/link';
import { ArticleCard } from './article-card';
import { ArticleCover } from './article-cover';
import { ArticleDate } from './article-date';

const related = 3;

/** One article of the journal: its picture, its text in one column, then where to go from here. */
export async function ArticlePage({ article }: { article: Article }) {
  const [t, journal, all] = await Promise.all([
    getTranslations('editorial.articles'),
    pageName('articles'),
    listArticles(),
  ]);
  const { slug, title, summary, content, externalLink, publishedAt } = article;
  const hasCover = Boolean(article.image ?? article.cover);
  const at = all.findIndex((other) => other.slug === slug);
  // The next older articles; after the oldest it starts again with the newest.
  const others = [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))].slice(0, related);
  return (
    <>
      <article>
        <SunHeader
          breadcrumb={
            <Breadcrumb above={[{ to: 'articles', name: journal }]} here={{ to: `articles/${slug}`, name: title }} />
          }
          visual={
            hasCover && <ArticleCover article={article} sizes="(min-width: 992px) 440px, 100vw" isFirst isWhole />
          }
        >
          <ArticleDate publishedAt={publishedAt} />
          <h1>{title}</h1>
          <p className="prose-width text-[1.1rem] text-on-sun">{summary}</p>
        </SunHeader>
        <div className="wrap py-10 md:py-14">
          <div className="mx-auto w-fit">
            <RichText html={content} className="text-[1.06rem] leading-[1.85] [&_h2]:mt-8! [&_h2]:text-[1.5rem]" />
            {externalLink && (
              <p className="mt-8">
                <a href={externalLink} rel="noopener" className="btn btn-secondary">
                  {t('readMore', { site: new URL(externalLink).hostname.replace(/^www\./, '') })}
                </a>
              </p>
            )}
          </div>
        </div>
      </article>
      <NextStep html={content} />
      {others.length > 0 && (
        <section aria-labelledby="more-articles" className="wrap py-12 md:py-16">
          <h2 id="more-articles">{t('more')}</h2>
          <ul className="mt-6 grid gap-5 sm:grid-cols-2 sm:max-lg:*:last:hidden lg:grid-cols-3">
            {others.map((other) => (
              <li key={other.slug}>
                <ArticleCard article={other} level="h3" />
              </li>
            ))}
          </ul>
          <p className="mt-6">
            <Link to="articles" className="btn btn-secondary">
              {t('all')}
            </Link>
          </p>
        </section>
      )}
    </>
  );
}

/** From reading to playing: the courses the article names. */
async function NextStep({ html }: { html: string }) {
  const [t, items] = await Promise.all([getTranslations('editorial.articles'), coursesFor(html)]);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="next-step" className="border-y border-line bg-paper py-12 md:py-16">
      <div className="wrap">
        <h2 id="next-step">{t('nextStep')}</h2>
        <p className="prose-width mt-2 text-ink-2">{t('nextStepLead')}</p>
        <CardRow items={items} className="mt-6 sm:grid-cols-2 sm:max-lg:*:nth-3:hidden lg:grid-cols-3" />
        <p className="mt-6">
          <Link to="courses" className="btn btn-primary">
            {t('allCourses')}
          </Link>
        </p>
      </div>
    </section>
  );
}
