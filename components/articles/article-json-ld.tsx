import { JsonLd } from '@/components/site/json-ld';
import type { Article } from '@/lib/pages/cms-contract';
import { siteMetadata } from '@/lib/site/reads';
import { pageUrl } from '@/lib/site/page-metadata';
import { pageLocale } from '@/lib/kernel/i18n/page-locale';

export async function ArticleJsonLd({ article, image }: { article: Article; image: string | undefined }) {
  const [locale, site] = await Promise.all([pageLocale(), siteMetadata()]);
  const school = { '@type': 'Organization', name: site.title, url: pageUrl(locale, '') };
  const url = pageUrl(locale, `articles/${article.slug}`);
  return (
    <JsonLd
      data={{
        '@type': 'Article',
        headline: article.title,
        description: article.summary,
        datePublished: article.publishedAt,
        inLanguage: locale,
        image: image && new URL(image, url).href,
        author: school,
        publisher: school,
        mainEntityOfPage: url,
        url,
      }}
    />
  );
}
