import type * as z from 'zod';
import type { ErrorCode } from '@/lib/kernel/error-code';

/** The five APIs. Each may be answered by the embedded platform or by a server elsewhere. */
export const apiNames = ['user', 'course', 'ecommerce', 'backstage', 'cms'] as const;
export type ApiName = (typeof apiNames)[number];

/**
 * One operation of an API: the only place that contains its path. The platform's route, its OpenAPI description, the browser's
 * call and the server's read are derived from it.
 */
export type Operation = {
  api: ApiName;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As OpenAPI writes it, below the API's own base: '/orders/{id}'. */
  path: `/${string}`;
  summary: string;
  /** `public`: no login; `optional`: a bearer token identifies the user, if sent; `user`: token required; `signed`: a signature instead. */
  access: 'public' | 'optional' | 'user' | 'signed';
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Names of query parameters that `query` cannot list. */
  moreQuery?: RegExp;
  headers?: z.ZodObject;
  /** JSON. */
  body?: z.ZodType;
  /** Form fields, as a page without JavaScript sends them. */
  form?: z.ZodObject;
  /** The limit of the body in bytes, if larger than the usual one. */
  bodyBytes?: number;
  /** Accepts raw bytes instead, at most this many. */
  takesBytes?: number;
  /** JSON; absent: a page. */
  response?: z.ZodType;
  /** Responds with a private file instead. */
  sendsFile?: true;
  /** A read with a side effect, so that a second request has another response: it must not be retried, cached or sent as HEAD. */
  hasEffect?: true;
  /** Without a token the response is the same for all callers, although the access is 'optional'. */
  isPublicWithoutToken?: true;
  /** Its own errors. Those of every operation (invalid input, no token, too many requests) are not listed here. */
  errors: readonly ErrorCode[];
};

type Given = Omit<Operation, 'api' | 'method' | 'path' | 'errors'> & Partial<Pick<Operation, 'errors'>>;

/** Builders for the operations of an API: `get('/orders/{id}', …)`. */
export function operationsOf<const Api extends ApiName>(api: Api) {
  const by =
    <const Method extends Operation['method']>(method: Method) =>
    <const O extends Given>(path: Operation['path'], given: O) => ({
      errors: [] as readonly ErrorCode[],
      ...given,
      api,
      method,
      path,
    });
  return { get: by('get'), post: by('post'), put: by('put'), patch: by('patch'), remove: by('delete') };
}

type Part<O, K extends keyof Operation> = O extends { [P in K]: infer S extends z.ZodType }
  ? Record<string, never> extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : unknown;
/** The caller's input: { params, query, headers, body, bytes }, as far as the operation has them. */
export type InputOf<O> = Part<O, 'params'> &
  Part<O, 'query'> &
  Part<O, 'headers'> &
  Part<O, 'body'> &
  (O extends { takesBytes: number } ? { bytes: Blob } : unknown);
/** The type of the response. */
export type ResponseOf<O> = O extends { response: infer S extends z.ZodType } ? z.output<S> : unknown;

/** Whether all callers without a token get the same response, so that it can be cached for all. Never for pages and files, which may be private. */
export const isShared = ({ method, access, response, hasEffect, isPublicWithoutToken }: Operation) =>
  method === 'get' && response !== undefined && !hasEffect && (access === 'public' || isPublicWithoutToken === true);

/** A pattern of an operation's paths on the shop's own origin; `segment` matches a parameter. */
export function addressPattern(operation: Operation, segment = '[^/]+'): RegExp {
  const path = operation.path.replace(/\{\w+\}/g, segment) as Operation['path'];
  return new RegExp(`^/api/${pathOf({ ...operation, path })}$`);
}

/** The path of an operation: 'ecommerce/orders/261121-AAAA'. */
export function pathOf({ api, path }: Operation, params: Record<string, unknown> = {}): string {
  return `${api}${path === '/' ? '' : path}`.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}
