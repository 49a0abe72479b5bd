import { OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context as HonoContext } from 'hono';
import type { ApiEnv } from './context';
import { cachedRead } from '@/platform/services/read-cache';

/** A router whose wrong input answers 422 in the shape of all errors, naming fields but never repeating values. */
export function newRouter() {
  return new OpenAPIHono<ApiEnv>({
    defaultHook: (result, c) => {
      if (result.success) return;
      const issues = result.error.issues
        .slice(0, 20)
        .map((issue) => ({ path: issue.path.join('.'), code: issue.code, message: issue.message }));
      return c.json(
        { error: { code: 'VALIDATION_FAILED', message: `wrong ${result.target}`, details: { issues } } },
        422,
      );
    },
  });
}

export const errorSchema = z.object({
  error: z.object({ code: z.string(), message: z.string(), details: z.record(z.string(), z.unknown()).optional() }),
});

/** `responses` of an operation that answers JSON. */
export function answers<Schema extends z.ZodType>(schema: Schema, description: string) {
  return { 200: { description, content: { 'application/json': { schema } } } };
}

/** A required JSON body. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true as const, content: { 'application/json': { schema } } };
}

export const bearer = [{ bearer: [] }];

/** Required on every call that moves money; one key is one effect. */
export const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(8)
    .max(120)
    .optional()
    .openapi({
      description:
        'Required. A new random value for each checkout or payment attempt; the same value when the request is sent again.',
    }),
});

/** Answers a public read from the process cache, with an ETag; 304 when the caller has it. */
export async function sendCached(c: HonoContext<ApiEnv>, key: string, load: () => Promise<unknown>): Promise<Response> {
  const { body, etag } = await cachedRead(key, load);
  const headers = { 'content-type': 'application/json', 'cache-control': 'public, no-cache', etag };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  return c.body(body, 200, headers);
}
