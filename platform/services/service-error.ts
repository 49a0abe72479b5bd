import { errorCodes, type ErrorCode } from '@/lib/domain/error-code';

/** What a service refuses, by a stable code; the API turns it into the status of that code. The message is for developers. */
export class ServiceError extends Error {
  readonly code: ErrorCode;
  readonly details: Record<string, unknown> | undefined;

  constructor(code: ErrorCode, message: string, details?: Record<string, unknown>) {
    super(message);
    this.name = 'ServiceError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return errorCodes[this.code];
  }
}
