import { readFeedName } from '@/lib/feeds/feed-address';
import { merchantFeed } from '@/lib/feeds/merchant-feed';
import { readFeed } from '@/lib/feeds/read-feed';
import { schemaFeed } from '@/lib/feeds/schema-feed';

type Context = { params: Promise<{ name: string }> };

/** What is sold, for machines: /feeds/products-zh-TW.jsonld and, for Google Merchant Center, /feeds/products-zh-TW.xml */
export async function GET(_request: Request, { params }: Context) {
  const address = readFeedName((await params).name);
  const feed = address && (await readFeed(address));
  if (!feed) return new Response(null, { status: 404 });
  const [type, text] =
    address.form === 'xml' ? ['application/rss+xml', merchantFeed(feed)] : ['application/ld+json', schemaFeed(feed)];
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      ...(feed.next && { link: `<${feed.next}>; rel="next"` }),
    },
  });
}
