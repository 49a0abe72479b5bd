import sharp from 'sharp';
import { shareDrawing, sharePicture } from '@/components/go/share-picture';
import { drawingFile } from '@/components/illustrations/drawing-file';
import { findShown } from '@/lib/data/catalogue';
import { findEntryCover } from '@/lib/data/covers';
import { findHeroShown } from '@/lib/data/hero-share';
import { isIllustration } from '@/lib/domain/illustrations';

/**
 * `/share/{product id}.png`: the share card of a product's page; `/share/articles_{slug}.png`: of another entry with a position;
 * `/share/pages_zh-TW_kidgo.png`: of what staff composed.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const name = /^(.+)\.png$/.exec((await params).slug)?.[1];
  const picture = name && (await pictureOf(name));
  if (!picture) return new Response(null, { status: 404 });
  const png = await sharp(Buffer.from(picture)).png({ palette: true }).toBuffer();
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=3600, s-maxage=86400' },
  });
}

async function pictureOf(name: string): Promise<string | null> {
  const position = await findEntryCover(name);
  if (position) return sharePicture(position);
  const shown = (await findHeroShown(name)) ?? (await findShown(name));
  if (!shown) return null;
  const { cover, illustration } = shown;
  if (isIllustration(illustration)) return shareDrawing(await drawingFile(illustration, true));
  return cover && sharePicture(cover);
}
