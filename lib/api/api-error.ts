import type { ErrorCode } from '../domain/error-code';

/** Codes only the client knows: no answer came, or the login's answer had no token. */
export type ClientErrorCode = 'NETWORK' | 'TOKEN_MISSING';

/** A failed call. `code` is stable; its text is messages `errors.{code}`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  constructor(
    readonly code: ErrorCode | ClientErrorCode | (string & {}),
    readonly status: number,
    readonly details?: unknown,
  ) {
    super(code);
  }
}
