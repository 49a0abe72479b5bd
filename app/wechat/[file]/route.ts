import { renderSVG } from 'uqr';
import { siteMetadata } from '@/lib/site/reads';
import { localeOfWechatCode } from '@/lib/kernel/links/wechat-code-href';

/** `/wechat/{locale}.svg`: a QR code of the school's WeChat id, and of no other id, so that the shop draws no codes for others. */
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
