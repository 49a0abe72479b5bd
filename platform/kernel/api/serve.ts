import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context as HonoContext, MiddlewareHandler, Next } from 'hono';
import { isShared, type ResponseOf, type Operation } from '@/lib/kernel/api/operation';
import { errorCodes, type ErrorCode } from '@/lib/kernel/error-code';
import type { Context } from '@/platform/kernel/context';
import { ServiceError } from '@/platform/kernel/service-error';
import { publicContext, userContext, type ApiEnv } from './context';

/** A router that rejects invalid input in the common shape of errors, with the names of fields but never their values. */
export function newRouter() {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (result.success) return;
      const issues = result.error.issues
        .slice(0, 20)
        .map((issue) => ({ path: issue.path.join('.'), code: issue.code, message: issue.message }));
      // Another header may be the invalid one.
      const isAboutKey = result.error.issues.some(({ path }) => path[0] === 'idempotency-key');
      const hasNoKey = isAboutKey && !c.req.header('idempotency-key');
      const code: ErrorCode = hasNoKey ? 'IDEMPOTENCY_KEY_REQUIRED' : 'VALIDATION_FAILED';
      const error = { code, message: `wrong ${result.target}`, details: { issues } };
      return c.json({ error }, errorCodes[code]);
    },
  });
}
export type ApiRouter = ReturnType<typeof newRouter>;

const errorSchema = z
  .object({
    error: z.object({ code: z.string(), message: z.string(), details: z.record(z.string(), z.unknown()).optional() }),
  })
  .openapi('Error');

type Valid<O, K extends keyof Operation> = O extends { [P in K]: infer S extends z.ZodType } ? z.output<S> : undefined;
/** What a handler gets: input validated against the contract, and the context of the request. */
export type Request<O> = {
  c: HonoContext<ApiEnv>;
  ctx: Context;
  params: Valid<O, 'params'>;
  query: Valid<O, 'query'>;
  headers: Valid<O, 'headers'>;
  body: Valid<O, 'body'>;
  form: Valid<O, 'form'>;
};

/**
 * Serves an operation: its route, validation and OpenAPI description are made from the contract. The front caches public responses until they are invalidated.
 */
export function serve<O extends Operation>(
  router: ApiRouter,
  operation: O,
  handle: (request: Request<O>) => Promise<Response | (O extends { response: z.ZodType } ? ResponseOf<O> : never)>,
): void {
  const { access } = operation;
  const contextOf = access === 'optional' || access === 'user' ? userContext : publicContext;
  const send = access === 'public' && isShared(operation) ? sendPublic : sendOwn;
  const response = async (c: HonoContext<ApiEnv>, next: Next) => {
    // HEAD must not have the effect: it goes on to where wrong methods are rejected.
    if (operation.hasEffect && c.req.method === 'HEAD') return next();
    const valid = (target: string) => c.req.valid(target as never);
    const found = await handle({
      c,
      ctx: await contextOf(c),
      params: valid('param'),
      query: valid('query'),
      headers: valid('header'),
      body: valid('json'),
      form: valid('form'),
    });
    return found instanceof Response ? found : send(c, found as object);
  };
  router.openapi(routeOf(operation), response as never);
}

const sendOwn = (c: HonoContext<ApiEnv>, response: object) => c.json(response, 200);
/** Browsers revalidate each time; the front responds with 304 while nothing has changed. */
export const sendPublic = (c: HonoContext<ApiEnv>, response: object) =>
  c.json(response, 200, { 'cache-control': 'public, no-cache' });

function routeOf(operation: Operation) {
  const { params, query, headers, body, form, response, takesBytes, sendsFile } = operation;
  const content = body
    ? { 'application/json': { schema: body } }
    : (form && { 'application/x-www-form-urlencoded': { schema: form } }) ||
      (takesBytes && { [anyBytes]: { schema: bytes } });
  return createRoute({
    method: operation.method,
    path: `/${pathTemplate(operation)}`,
    tags: [operation.api],
    summary: operation.summary,
    ...(body && { middleware: only('application/json') }),
    ...(takesBytes && { middleware: only(anyBytes) }),
    ...(operation.access === 'user' && { security: [{ bearer: [] }] }),
    request: {
      params,
      query,
      headers,
      ...(content && { body: { required: true, content } }),
    },
    responses: {
      200: {
        description: operation.summary,
        content: response
          ? { 'application/json': { schema: response } }
          : sendsFile
            ? { [anyBytes]: { schema: bytes } }
            : { 'text/html': { schema: z.string() } },
      },
      ...rejections(operation),
    },
  });
}

/** The bytes of a request; rejects an upload that was cut off. */
export async function bytesOf(c: HonoContext<ApiEnv>): Promise<Buffer> {
  const bytes = await c.req.arrayBuffer().catch((error: unknown) => {
    if (error instanceof ServiceError) throw error;
    throw new ServiceError('BAD_REQUEST', 'the part was cut off');
  });
  return Buffer.from(bytes);
}

const anyBytes = 'application/octet-stream';
const bytes = z.string().openapi({ format: 'binary' });

/** Rejects a request that declares another content type. */
const only =
  (wanted: string): MiddlewareHandler<ApiEnv> =>
  async (c, next) => {
    const type = c.req.header('content-type');
    if (type && type.split(';')[0]!.trim().toLowerCase() !== wanted)
      throw new ServiceError('UNSUPPORTED_MEDIA_TYPE', `send ${wanted}`);
    await next();
  };

/** The path below /api, with parameters in OpenAPI's notation. */
export const pathTemplate = ({ api, path }: Operation) => (path === '/' ? api : `${api}${path}`);

function rejections(operation: Operation) {
  const codes = new Set<ErrorCode>(operation.errors);
  if (operation.params || operation.query || operation.headers || operation.body || operation.form)
    codes.add('VALIDATION_FAILED');
  if (operation.access === 'user') codes.add('UNAUTHENTICATED');
  const json = { 'application/json': { schema: errorSchema } };
  const description = (status: number) => [...codes].filter((code) => errorCodes[code] === status).join(', ');
  return {
    ...Object.fromEntries(
      [...codes].map((code) => [errorCodes[code], { description: description(errorCodes[code]), content: json }]),
    ),
    default: { description: 'Rejected: see error.code; the client translates it', content: json },
  };
}
