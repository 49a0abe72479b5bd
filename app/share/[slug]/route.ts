import sharp from 'sharp';
import { shareDrawing, sharePicture } from '@/components/go/share-picture';
import { drawingFile } from '@/components/illustrations/drawing-file';
import { findShown } from '@/lib/data/catalogue';
import { isIllustration } from '@/lib/domain/illustrations';

/** `/share/{product id}.png`: the share card of a product's page. */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const slug = /^(.+)\.png$/.exec((await params).slug)?.[1];
  const shown = slug ? await findShown(slug) : null;
  if (!shown) return new Response(null, { status: 404 });
  const { cover, illustration } = shown;
  const picture = isIllustration(illustration)
    ? shareDrawing(await drawingFile(illustration, true))
    : sharePicture(cover);
  const png = await sharp(Buffer.from(picture)).png({ palette: true }).toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600, s-maxage=86400' },
  });
}
