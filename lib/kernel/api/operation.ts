import type * as z from 'zod';
import type { ErrorCode } from '@/lib/kernel/error-code';

/** The five APIs. Each may be answered by the embedded platform or by a server elsewhere. */
export const apiNames = ['user', 'course', 'ecommerce', 'backstage', 'cms'] as const;
export type ApiName = (typeof apiNames)[number];

/**
 * One operation of an API: the only place that knows its path. The platform's route, its description, the browser's call and
 * the server's read are made from it.
 */
export type Operation = {
  api: ApiName;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** As OpenAPI writes it, below the API's own base: '/orders/{id}'. */
  path: `/${string}`;
  summary: string;
  /** Everybody; everybody, and a bearer token tells who it is; the token's user alone; who signs the body. */
  access: 'public' | 'optional' | 'user' | 'signed';
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Names of parameters that `query` cannot list. */
  moreQuery?: RegExp;
  headers?: z.ZodObject;
  /** JSON. */
  body?: z.ZodType;
  /** What a page without scripts sends. */
  form?: z.ZodObject;
  /** Bytes of the body where it is more than a form. */
  bodyBytes?: number;
  /** Takes raw bytes instead, at most so many. */
  takesBytes?: number;
  /** JSON; none: a page. */
  response?: z.ZodType;
  /** Answers with somebody's file instead. */
  sendsFile?: true;
  /** A read that changes something, so that the second is not answered like the first: nobody may ask it again, cache its response, or ask by HEAD. */
  hasEffect?: true;
  /** Without a token it answers everybody alike, although its access is 'optional'. */
  isPublicWithoutToken?: true;
  /** Its own rejections. Those of every operation (wrong input, no token, too many requests) are not repeated here. */
  errors: readonly ErrorCode[];
};

type Given = Omit<Operation, 'api' | 'method' | 'path' | 'errors'> & Partial<Pick<Operation, 'errors'>>;

/** How an API's operations are written down: `get('/orders/{id}', …)`. */
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
/** What a caller gives: { params, query, headers, body, bytes }, each where the operation has it. */
export type InputOf<O> = Part<O, 'params'> &
  Part<O, 'query'> &
  Part<O, 'headers'> &
  Part<O, 'body'> &
  (O extends { takesBytes: number } ? { bytes: Blob } : unknown);
/** What a caller gets. */
export type ResponseOf<O> = O extends { response: infer S extends z.ZodType } ? z.output<S> : unknown;

/** Whether everybody without a token gets the same response, so that it may be cached for all. Pages and files never are: they may be good for one. */
export const isShared = ({ method, access, response, hasEffect, isPublicWithoutToken }: Operation) =>
  method === 'get' && response !== undefined && !hasEffect && (access === 'public' || isPublicWithoutToken === true);

/** Addresses of an operation on the shop's own origin; what stands for a parameter is written as `segment`. */
export function addressPattern(operation: Operation, segment = '[^/]+'): RegExp {
  const path = operation.path.replace(/\{\w+\}/g, segment) as Operation['path'];
  return new RegExp(`^/api/${pathOf({ ...operation, path })}$`);
}

/** Where an operation is found: 'ecommerce/orders/261121-AAAA'. */
export function pathOf({ api, path }: Operation, params: Record<string, unknown> = {}): string {
  return `${api}${path === '/' ? '' : path}`.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
}
