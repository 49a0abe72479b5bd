import { errorCodes, type ErrorCode } from '@/lib/kernel/error-code';

/** A rejection by a service, with a stable code; the API turns it into the status of that code. The message is for developers. */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details?: Record<string, unknown>,
  ) {
    super(message);
  }

  get status(): number {
    return errorCodes[this.code];
  }
}
