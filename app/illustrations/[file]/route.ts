import { drawingFile } from '@/components/illustrations/drawing-file';
import { isIllustration } from '@/lib/illustrations/illustrations';

/** `/illustrations/{name}.svg`: a drawing of the shop. It changes with a release at most. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const name = /^(.+)\.svg$/.exec((await params).file)?.[1];
  if (!isIllustration(name)) return new Response(null, { status: 404 });
  return new Response(await drawingFile(name), {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=86400, s-maxage=86400',
    },
  });
}
