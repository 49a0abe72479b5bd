import sharp from 'sharp';
import { sharePicture } from '@/components/go/share-picture';
import { findCover } from '@/lib/data/catalogue';

/** `/share/{product id}.png`: the share card of a product's page. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const slug = /^(.+)\.png$/.exec((await params).slug)?.[1];
  const cover = slug ? await findCover(slug) : null;
  if (!cover) return new Response(null, { status: 404 });
  const png = await sharp(Buffer.from(sharePicture(cover)))
    .png({ palette: true })
    .toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600, s-maxage=86400' },
  });
}
