import axios, { isAxiosError, type InternalAxiosRequestConfig } from 'axios';
import { pathOf, type ResponseOf, type InputOf, type Operation } from './operation';
import { readToken } from '@/lib/kernel/browser/read-token';
import { ApiError, type ErrorDetails } from './api-error';

const baseURL = '/api/';
/** The `action` of a plain HTML form. */
export const apiHref = (operation: Operation, params: Record<string, unknown>): string =>
  baseURL + pathOf(operation, params);

/** The five APIs as the browser calls them: same origin, JSON, the visitor's bearer token, no timeout. */
export const api = axios.create({ baseURL, timeout: 0, headers: { Accept: 'application/json' } });

api.interceptors.request.use((config) => {
  const token = readToken();
  if (token) config.headers.set('Authorization', `Bearer ${token}`);
  log('→', config, config.data);
  return config;
});

api.interceptors.response.use(
  (response) => {
    log(`← ${response.status}`, response.config, response.data);
    return response;
  },
  (error: unknown) => {
    const failure = toApiError(error);
    if (isAxiosError(error) && error.config) log(`← ${failure.status} ${failure.code}`, error.config, failure.details);
    return Promise.reject(failure);
  },
);

/**
 * A timeout for calls that are repeated until they succeed: if the connection hangs, the next try may get through.
 * @param items how many are sent at once; a slow connection needs longer for many
 */
export const untilSentAgain = (items = 1): AbortSignal => AbortSignal.timeout(8_000 + items * 200);

type Given = {
  params?: Record<string, unknown>;
  query?: object;
  headers?: Record<string, string>;
  body?: unknown;
  bytes?: Blob;
};

/** Calls an operation of the contract. `outlives`: the request continues after the user leaves the page (keepalive). @throws ApiError */
export async function call<O extends Operation>(
  operation: O,
  input: InputOf<O>,
  signal?: AbortSignal,
  { outlives = false }: { outlives?: boolean } = {},
): Promise<ResponseOf<O>> {
  const { params, query, headers, body, bytes } = input as Given;
  const { data } = await api.request<ResponseOf<O>>({
    method: operation.method,
    url: pathOf(operation, params),
    params: query,
    data: bytes ?? body,
    headers: { ...headers, ...(bytes && { 'content-type': 'application/octet-stream' }) },
    ...(signal && { signal }),
    ...(outlives && { adapter: 'fetch', fetchOptions: { keepalive: true } }),
  });
  return data;
}

/**
 * Calls a read that supports ETags.
 * @param etag of the stored response
 * @returns null if it has not changed
 * @throws ApiError
 */
export async function callIfChanged<O extends Operation>(
  operation: O,
  input: InputOf<O>,
  etag: string | undefined,
  signal: AbortSignal,
): Promise<{ data: ResponseOf<O>; etag: string } | null> {
  const { params, query } = input as Given;
  const { status, data, headers } = await api.request<ResponseOf<O>>({
    method: operation.method,
    url: pathOf(operation, params),
    params: query,
    signal,
    headers: etag ? { 'if-none-match': etag } : {},
    validateStatus: (code) => (code >= 200 && code < 300) || code === 304,
  });
  return status === 304 ? null : { data, etag: String(headers.etag ?? '') };
}

/** Calls an operation that answers with a file. @throws ApiError */
export async function callForFile<O extends Operation>(operation: O, input: InputOf<O>): Promise<Blob> {
  const { params, query, body } = input as Given;
  const { data, headers } = await api.request<ArrayBuffer>({
    method: operation.method,
    url: pathOf(operation, params),
    params: query,
    data: body,
    responseType: 'arraybuffer',
  });
  return new Blob([data], { type: String(headers['content-type'] ?? '') });
}

/** Error responses are JSON, also for file downloads. */
const asJson = (data: unknown) => (data instanceof ArrayBuffer ? readJson(new TextDecoder().decode(data)) : data);

export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (!isAxiosError<{ error?: { code?: string; details?: ErrorDetails } }>(error) || !error.response)
    return new ApiError('NETWORK', 0);
  const { status, data } = error.response;
  const rejection = (asJson(data) as typeof data | undefined)?.error;
  return new ApiError(rejection?.code ?? 'INTERNAL', status, rejection?.details ?? {});
}

const secret = /^(password|newPassword|oldPassword|otp|token|jwt|authorization)$/i;

/** Keeps passwords and tokens out of the console. */
export function blankSecrets(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(blankSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, secret.test(key) ? '•••' : blankSecrets(inner)]),
  );
}

/** Calls are logged in development only. */
function log(mark: string, config: InternalAxiosRequestConfig, body: unknown) {
  if (process.env.NODE_ENV !== 'development') return;
  console.info(
    mark,
    config.method?.toUpperCase(),
    config.url,
    blankSecrets(typeof body === 'string' ? readJson(body) : body) ?? '',
  );
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return '';
  }
}
