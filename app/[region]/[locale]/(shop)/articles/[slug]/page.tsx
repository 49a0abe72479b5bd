import { notFound } from 'next/navigation';
import { ArticleJsonLd } from '@/components/articles/article-json-ld';
import { ArticlePage } from '@/components/articles/article-page';
import { PageLanguages } from '@/components/pages/page-languages';
import { findArticle, languagesOf, readList } from '@/lib/pages/editorial';
import { shareImage } from '@/lib/partners/covers';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import { pageMetadata } from '@/lib/site/page-metadata';

export async function generateStaticParams() {
  const articles = await readList('articles', defaultLocale);
  return articles.length > 0 ? articles.map(({ slug }) => ({ slug })) : [{ slug: 'none' }];
}

type Props = { params: Promise<{ slug: string }> };

async function read(params: Props['params']) {
  const article = (await findArticle((await params).slug)) ?? notFound();
  const { slug } = article;
  return {
    article,
    image: shareImage('articles', slug, { picture: article.image, cover: article.cover }),
    path: `articles/${slug}`,
  };
}

export async function generateMetadata({ params }: Props) {
  const { article, path, image } = await read(params);
  const { slug, title, summary } = article;
  const availableIn = await languagesOf('articles', slug);
  return pageMetadata({ path, title, description: summary, availableIn, image });
}

/** An article of the journal, e.g. /articles/what-is-a-liberty. */
export default async function Article({ params }: Props) {
  const { article, path, image } = await read(params);
  return (
    <>
      <ArticlePage article={article} />
      <ArticleJsonLd article={article} image={image} />
      <PageLanguages path={path} availableIn={await languagesOf('articles', article.slug)} />
    </>
  );
}
