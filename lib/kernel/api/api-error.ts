import type { ErrorCode } from '@/lib/kernel/error-code';

/** Codes that only the client sets: no response, a login response without a token, or a passkey device that did not sign. */
export type ClientErrorCode = 'NETWORK' | 'TOKEN_MISSING' | 'PASSKEY_FAILED';

/** Details that some errors carry besides their code. */
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

/** Converts anything thrown to an ApiError. */
export function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('INTERNAL', 500);
}

/** Whether the failure is temporary: no response, 429 or 5xx. */
export const isPassing = ({ status }: ApiError): boolean => status === 0 || status === 429 || status >= 500;
