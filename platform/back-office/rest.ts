import { getPayload, handleEndpoints } from 'payload';
import { backOfficeBodies } from '@/lib/body-limits';
import { wantedLocale } from '@/lib/kernel/links/address';
import { defaultLocale } from '@/lib/kernel/i18n/locales';
import config from '@/platform/payload.config';
import { database, sql } from '@/platform/kernel/database/database';
import { isDatabaseAway } from '@/platform/kernel/error-text';
import { retryAfterSeconds } from '@/platform/kernel/unavailable';
import { isBackOfficeOrigin } from '@/platform/kernel/back-office/origins';

/** What a visitor without a staff login may request of the back office's REST API: login endpoints, the session, and public files. */
const forAnybody = [
  /^POST \/staff\/(?:login|logout|forgot-password|reset-password)$/,
  /^GET \/staff\/(?:me|init)$/,
  /^(?:GET|HEAD) \/media\/file\/[^/]+$/,
];
const isFile = /^\/media\/file\//;
const base = '/backstage/api';

/**
 * The public side of the back office's REST API: requests are rejected before a body is read, and queries are capped.
 * Payload itself answers every visitor, reads bodies of any length and takes `limit=0` for everything. While the database
 * is unavailable Payload treats staff as logged out and answers other requests with 500; both become 503 here.
 */
export async function restResponse(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const path = url.pathname.slice(base.length);
  const answer = await answerAsked(request, url, path);
  const { headers } = request;
  const hasCredentials = headers.has('authorization') || headers.get('cookie')?.includes('payload-token=');
  const isNobody = hasCredentials && (answer.status === 401 || path === '/staff/me');
  if ((answer.status >= 500 || isNobody) && !(await isDatabaseThere()))
    return reject(503, 'not available at the moment', { 'retry-after': String(retryAfterSeconds) });
  // Payload answers 500 for a file that does not exist.
  return answer.status === 500 && isFile.test(path) ? reject(404, 'no such file') : answer;
}

async function answerAsked(request: Request, url: URL, path: string): Promise<Response> {
  if (!isReadable(url.pathname)) return reject(400, 'wrong address');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (!isRead && !isBackOfficeOrigin(request.headers.get('origin'))) return reject(403, 'wrong origin');
  const isOpen = forAnybody.some((rule) => rule.test(`${request.method} ${path}`));
  const cap = isOpen
    ? backOfficeBodies.visitor
    : path === '/media'
      ? backOfficeBodies.upload
      : backOfficeBodies.document;
  if (Number(request.headers.get('content-length') ?? 0) > cap) return reject(413, 'too long');
  if (!isOpen && !(await isStaff(request))) return reject(401, 'log in first');
  const body = isRead ? undefined : await readUpTo(cap, request);
  if (body === null) return reject(413, 'too long');
  return handleEndpoints({ config, request: asRead(request, url, body) });
}

/** In the language in which the back office's pages are requested (`proxy.ts`). */
function inWantedLanguage(headers: Headers): Headers {
  const wanted = wantedLocale(headers.get('accept-language'));
  const localized = new Headers(headers);
  if (wanted) localized.set('accept-language', wanted);
  return localized;
}

/** A long query is sent as a form with a method override to GET: it becomes a GET here, so that its values are capped like all others. */
function asRead(request: Request, url: URL, body: ArrayBuffer | undefined): Request {
  const { method } = request;
  const headers = inWantedLanguage(request.headers);
  const override = headers.get('x-payload-http-method-override') ?? headers.get('x-http-method-override');
  const isQuery = method === 'POST' && override === 'GET';
  const form = isQuery ? new URLSearchParams(new TextDecoder().decode(body)) : [];
  for (const [name, value] of form) url.searchParams.append(name, value);
  capQuery(url.searchParams);
  if (!isQuery) return new Request(url, { headers, method, ...(body && body.byteLength > 0 && { body }) });
  headers.delete('content-type');
  headers.delete('content-length');
  return new Request(url, { headers, method: 'GET' });
}

/** Numbers in a query, also within joins: the minimum, the maximum, and the value for anything else. */
const caps = [
  { name: /^depth$/, least: 0, most: 2, otherwise: 2 },
  // 0 means everything to Payload, so it becomes the maximum.
  { name: /^limit$|\[limit\]$/, least: 1, most: 100, otherwise: 100 },
  { name: /^page$|\[page\]$/, least: 1, most: 1_000_000, otherwise: 1 },
];

function capQuery(query: URLSearchParams): void {
  // Payload cannot sort or search by a localized text without a language.
  if (!query.has('locale')) query.set('locale', defaultLocale);
  for (const name of new Set(query.keys())) {
    const cap = caps.find((one) => one.name.test(name));
    const value = Number(query.get(name));
    const isGiven = cap && Number.isInteger(value) && value >= cap.least;
    if (cap) query.set(name, String(isGiven ? Math.min(value, cap.most) : cap.otherwise));
    else if (query.getAll(name).some((text) => text.includes('\0'))) query.delete(name);
  }
}

function isReadable(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes('\0');
  } catch {
    return false;
  }
}

async function isStaff(request: Request): Promise<boolean> {
  const payload = await getPayload({ config });
  const { user } = await payload.auth({ headers: request.headers });
  return user?.collection === 'staff';
}

async function isDatabaseThere(): Promise<boolean> {
  const payload = await getPayload({ config });
  return database(payload)
    .execute(sql`SELECT 1`)
    .then(
      () => true,
      (error: unknown) => !isDatabaseAway(error),
    );
}

/** The body, or null when it is longer than `cap`: a client need not send the length. */
async function readUpTo(cap: number, { body }: Request): Promise<ArrayBuffer | undefined | null> {
  if (!body) return undefined;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    length += chunk.byteLength;
    if (length > cap) return null;
    chunks.push(chunk);
  }
  return new Blob(chunks as BlobPart[]).arrayBuffer();
}

/** Closes the connection without waiting for the rest of the request. */
function reject(status: number, message: string, more: Record<string, string> = {}): Response {
  const headers = { connection: 'close', 'cache-control': 'no-store', ...more };
  return Response.json({ errors: [{ message }] }, { status, headers });
}
