import type { ErrorCode } from '@/lib/kernel/error-code';

/** Codes only the client knows: no response came, the login's response had no token, or a device did not sign. */
export type ClientErrorCode = 'NETWORK' | 'TOKEN_MISSING' | 'PASSKEY_FAILED';

/** What some rejections say besides their code. */
export type ErrorDetails = { reason?: string; retryAfterSeconds?: number; issues?: { path: string }[] };

/** A failed call. `code` is stable; its text is messages `errors.{code}`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly code: ErrorCode | ClientErrorCode | (string & {}),
    readonly status: number,
    readonly details: ErrorDetails = {},
  ) {
    super(code);
  }
}

/** Whatever was thrown, as the failure of a call. */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('INTERNAL', 500);
}

/** No answer came, or one that will be another later. */
export const isPassing = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500;
