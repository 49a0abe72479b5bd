import { APIError } from 'payload';

/**
 * An error with a message for staff, thrown instead of saving. A build removes the name of the class and may contain the class twice, so Payload
 * recognizes the error by neither: without the name set here it would report an unknown error.
 */
export function rejection(status: number, message: string): APIError {
  const error = new APIError(message, status, {}, true);
  error.name = 'APIError';
  return error;
}
