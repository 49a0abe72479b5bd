import sharp from 'sharp';
import { shareCard, shareDrawing, sharePicture } from '@/components/go/share-picture';
import { drawingFile } from '@/components/illustrations/drawing-file';
import { findShown } from '@/lib/catalogue/reads';
import { findEntryCover } from '@/lib/partners/covers';
import { findHeroShown } from '@/lib/pages/hero-share';
import { uploadCard } from '@/lib/feeds/upload-card';
import { isIllustration } from '@/lib/illustrations/illustrations';

/**
 * `/share/{product id}.png`: the share card of a product's page; `/share/articles_{slug}.png`: of another entry with a position;
 * `/share/pages_zh-TW_kidgo.png`: of what staff composed, `.jpg` where it opens with an upload.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ slug: string }> }) {
  const [, name, form] = /^(.+)\.(png|jpg)$/.exec((await params).slug) ?? [];
  const card = name && (form === 'jpg' ? await photograph(name) : await drawn(name));
  if (!card) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(card), {
    headers: {
      'content-type': form === 'jpg' ? 'image/jpeg' : 'image/png',
      'cache-control': 'public, max-age=3600, s-maxage=86400',
    },
  });
}

async function photograph(name: string): Promise<Buffer | null> {
  const picture = (await findHeroShown(name))?.picture;
  return picture ? uploadCard(picture, shareCard) : null;
}

async function drawn(name: string): Promise<Buffer | null> {
  const picture = await pictureOf(name);
  return picture ? sharp(Buffer.from(picture)).png({ palette: true }).toBuffer() : null;
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
