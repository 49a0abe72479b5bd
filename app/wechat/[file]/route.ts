import { renderSVG } from 'uqr';
import { siteMetadata } from '@/lib/site/reads';
import { localeOfWechatCode } from '@/lib/kernel/links/wechat-code-href';

/** `/wechat/{locale}.svg`: a code that says the school's WeChat id, and no other, so that nobody has the shop draw theirs. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const locale = localeOfWechatCode((await params).file);
  const id = locale && (await siteMetadata(locale)).wechatId;
  if (!id) return new Response(null, { status: 404 });
  return new Response(renderSVG(id, { border: 4 }), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=300, s-maxage=3600',
    },
  });
}
