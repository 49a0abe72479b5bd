import { draftMode } from 'next/headers';
import { NextResponse } from 'next/server';
import { z } from 'zod';
import { isContentEditor } from '@/lib/kernel/api/server';
import { localeSchema } from '@/lib/kernel/api/shapes';
import { redirectTarget } from '@/lib/kernel/links/redirect-target';
import { previewed, previewHref } from '@/lib/kernel/links/preview';

const asked = z.object({
  of: z.enum(previewed),
  name: z.string().regex(/^[A-Za-z0-9][\w-]{0,99}$/),
  locale: localeSchema,
});

/**
 * Shows an editor a page as it stands in the back office, drafts included: sets the framework's draft cookie, with which nothing is taken from a
 * cache, and leads to the page. For staff who may edit content alone.
 */
export async function GET(request: Request) {
  const query = asked.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!query.success) return reject(422, 'VALIDATION_FAILED', 'Expected of, name and locale');
  if (!(await isContentEditor(Object.fromEntries(request.headers))))
    return reject(401, 'UNAUTHENTICATED', 'Log in to the back office first');
  (await draftMode()).enable();
  return seeOther(previewHref(query.data));
}

/** Leaves the preview, back to the page as visitors see it. */
export async function POST(request: Request) {
  (await draftMode()).disable();
  const from = request.headers.get('referer') ?? '';
  const { pathname, search } = URL.canParse(from) ? new URL(from) : { pathname: '/', search: '' };
  return seeOther(pathname + search);
}

const reject = (status: number, code: string, message: string) =>
  NextResponse.json({ error: { code, message } }, { status, headers: { 'cache-control': 'no-store' } });

/** Relative, so whatever host the editor uses stays. */
const seeOther = (path: string) =>
  new NextResponse(null, {
    status: 303,
    headers: { location: redirectTarget(path) ?? '/', 'cache-control': 'no-store' },
  });
