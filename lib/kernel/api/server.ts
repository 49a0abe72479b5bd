import 'server-only';
import { proxy } from 'hono/proxy';
import { pathOf, type ResponseOf, type ApiName, type InputOf, type Operation } from './operation';
import { env } from '@/lib/kernel/env';
import { checked, validResponse, withWholeAddresses } from './remote-response';
import { withIndices } from './strapi-form';

/** The one seam between storefront and platform: five APIs, answered in this process or by servers elsewhere. */
const remoteBases: Record<ApiName, string | undefined> = {
  user: env.USER_API_URL,
  course: env.COURSE_API_URL,
  ecommerce: env.ECOMMERCE_API_URL,
  backstage: env.BACKSTAGE_API_URL,
  cms: env.CMS_API_URL,
};

/** False when every API stands elsewhere; then no line of the platform is loaded. */
export const isPlatformEmbedded = Object.values(remoteBases).some((base) => base === undefined);

/**
 * Who asks, where it is no visitor: a page, which reads for its cache, and so is not in the log; a preview, which reads drafts where the platform
 * knows an editor by the request's headers.
 */
type Asking = { isPageRead?: boolean; isPreview?: boolean };

type Platform = typeof import('@/platform/embedded');
const shared = globalThis as typeof globalThis & { sentePlatform?: Promise<Platform> };

/**
 * The platform, evaluated once per process: each route that reaches it has a bundle, and so a copy, of its own, and twenty copies would not fit into the
 * server's memory. In development a changed file is to be seen, so there each has its own.
 */
function embedded(): Promise<Platform> {
  const load = () => import('@/platform/embedded');
  if (process.env.NODE_ENV !== 'production') return load();
  return (shared.sentePlatform ??= load());
}

async function embeddedFetch(request: Request, asking: Asking): Promise<Response> {
  const { app } = await embedded();
  return app.fetch(request, asking);
}

/**
 * Answers a request for `/api/{name}/…`; another server's response is passed through as it is, content in the contract's form.
 * @param contentRead the operation that reads content at a path, if one does
 */
export async function dispatch(
  request: Request,
  contentRead: (path: string) => Operation | undefined,
): Promise<Response> {
  const response = await answer(request, {});
  const base = remoteBases.cms;
  const read = base && request.method === 'GET' && response.ok ? contentRead(new URL(request.url).pathname) : undefined;
  if (!base || !read) return response;
  const caching = response.headers.get('cache-control');
  const body = checked(read, withWholeAddresses(await response.json(), base));
  return Response.json(body, { headers: caching === null ? {} : { 'cache-control': caching } });
}

async function answer(request: Request, asking: Asking): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const [, , name = '', ...rest] = pathname.split('/');
  const base = remoteBases[name as ApiName];
  if (base) return forward([base, ...rest].join('/') + (name === 'cms' ? withIndices(search) : search), request);
  if (!isPlatformEmbedded)
    return Response.json({ error: { code: 'NOT_FOUND', message: 'No such API' } }, { status: 404 });
  return embeddedFetch(request, asking);
}

/** The other server sees its own name as the host; its redirects are the browser's to follow, not ours. */
function forward(address: string, request: Request): Promise<Response> {
  const raw = new Request(request);
  raw.headers.delete('host');
  return proxy(address, { raw, redirect: 'manual' });
}

/** An API answered, but not with success. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    path: string,
  ) {
    super(`${path}: ${status} ${code}`);
  }
}

/** The headers by which the back office knows who looks at drafts. */
export type Editor = Readonly<Record<string, string>>;

/** Whether the embedded back office knows an editor by these headers at this moment; a CMS elsewhere has previews of its own. */
export async function isContentEditor(editor: Editor): Promise<boolean> {
  if (remoteBases.cms) return false;
  const { contentEditor } = await embedded();
  return (await contentEditor(new Headers(editor))) !== null;
}

type Given = { params?: Record<string, unknown>; query?: Record<string, string | undefined> };

/**
 * Reads an API without a visitor: what pages may cache. The embedded platform keeps to the contract (its tests prove it); what
 * another server answers is checked. `editor`: entries as they stand in the back office, of the embedded CMS alone.
 * @throws ApiFailure when the response is not 2xx
 */
export async function readApi<O extends Operation>(
  operation: O,
  input: InputOf<O>,
  { editor = null }: { editor?: Editor | null } = {},
): Promise<ResponseOf<O>> {
  const { params, query = {} } = input as Given;
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const search = given.length > 0 ? `?${new URLSearchParams(given)}` : '';
  const address = pathOf(operation, params) + search;
  const base = remoteBases[operation.api];
  if (base) return validResponse(operation, address, async () => withWholeAddresses(await readJson(address), base));
  return readJson(address, editor) as Promise<ResponseOf<O>>;
}

async function readJson(address: string, editor: Editor | null = null): Promise<unknown> {
  const headers = { accept: 'application/json', ...editor };
  const request = new Request(`http://platform.internal/api/${address}`, { headers });
  const response = await answer(request, { isPageRead: true, isPreview: editor !== null });
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body;
  const code = (body as { error?: { code?: string } } | null)?.error?.code ?? 'UNKNOWN';
  throw new ApiFailure(response.status, code, address);
}

/** The catalogue that the embedded platform has cached is outdated. */
export async function invalidateCatalogue(): Promise<void> {
  if (!isPlatformEmbedded) return;
  const { invalidateCatalogue: invalidate } = await embedded();
  invalidate();
}

/** Tells the other instances of the embedded platform's database. @returns the number of this invalidation; null where there is none */
export async function tellInstances(tags: readonly string[]): Promise<number | null> {
  if (!isPlatformEmbedded) return null;
  const { tellInstances: tell } = await embedded();
  return tell(tags);
}

/** Background work of the embedded platform (mail, expiry); once per server process. */
export async function startPlatformJobs(): Promise<void> {
  if (!isPlatformEmbedded) return;
  const { startJobs, watchShop } = await embedded();
  watchShop();
  startJobs();
}
