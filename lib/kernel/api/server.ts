import 'server-only';
import { proxy } from 'hono/proxy';
import { pathOf, type ResponseOf, type ApiName, type InputOf, type Operation } from './operation';
import { env } from '@/lib/kernel/env';
import { checked, validResponse, withWholeAddresses } from './remote-response';
import { withIndices } from './strapi-form';

/** The only connection between storefront and platform: five APIs, served in this process or by remote servers. */
const remoteBases: Record<ApiName, string | undefined> = {
  user: env.USER_API_URL,
  course: env.COURSE_API_URL,
  ecommerce: env.ECOMMERCE_API_URL,
  backstage: env.BACKSTAGE_API_URL,
  cms: env.CMS_API_URL,
};

/** False when every API is remote; then no code of the platform is loaded. */
export const isPlatformEmbedded = Object.values(remoteBases).some((base) => base === undefined);

/**
 * Requests that do not come from a visitor: `isPageRead` by a page for its cache, not logged; `isPreview` of drafts, if the request's headers
 * identify an editor.
 */
type Asking = { isPageRead?: boolean; isPreview?: boolean };

type Platform = typeof import('@/platform/embedded');
const shared = globalThis as typeof globalThis & { sentePlatform?: Promise<Platform> };

/**
 * The platform, evaluated once per process: each route that uses it has its own bundle and so its own copy, and twenty copies would not fit into the
 * server's memory. In development each route has its own copy, so that changed files take effect.
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
 * Handles a request for `/api/{name}/…`; a remote response is passed through unchanged, except that CMS content is converted to the contract's form.
 * @param contentRead returns the operation that reads content at a path, if there is one
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

/** Removes our host header, so that the remote server gets its own; redirects are left to the browser. */
function forward(address: string, request: Request): Promise<Response> {
  const raw = new Request(request);
  raw.headers.delete('host');
  return proxy(address, { raw, redirect: 'manual' });
}

/** An API responded with an error status. */
export class ApiFailure extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    path: string,
  ) {
    super(`${path}: ${status} ${code}`);
  }
}

/** The headers that identify an editor to the back office. */
export type Editor = Readonly<Record<string, string>>;

/** Whether these headers belong to a logged-in editor of the embedded back office; a remote CMS has its own previews. */
export async function isContentEditor(editor: Editor): Promise<boolean> {
  if (remoteBases.cms) return false;
  const { contentEditor } = await embedded();
  return (await contentEditor(new Headers(editor))) !== null;
}

type Given = { params?: Record<string, unknown>; query?: Record<string, string | undefined> };

/**
 * Reads an API without a visitor's token, so that pages can cache the response. Responses of remote servers are validated; those of
 * the embedded platform follow the contract (its tests prove it). `editor`: reads drafts, of the embedded CMS only.
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

/** Invalidates the catalogue cached by the embedded platform. */
export async function invalidateCatalogue(): Promise<void> {
  if (!isPlatformEmbedded) return;
  const { invalidateCatalogue: invalidate } = await embedded();
  invalidate();
}

/** Notifies the other instances that share the embedded platform's database. @returns the number of this invalidation; null without a platform */
export async function notifyInstances(tags: readonly string[]): Promise<number | null> {
  if (!isPlatformEmbedded) return null;
  const { notifyInstances: notify } = await embedded();
  return notify(tags);
}

/** Background work of the embedded platform (mail, expiry); once per server process. */
export async function startPlatformJobs(): Promise<void> {
  if (!isPlatformEmbedded) return;
  const { startJobs, watchShop } = await embedded();
  watchShop();
  startJobs();
}
