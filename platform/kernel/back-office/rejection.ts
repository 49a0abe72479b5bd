import { APIError } from 'payload';

/**
 * What staff are told instead of their change. A build takes away the name of the class, and may hold that class twice, so that Payload knows the error by
 * neither: without a name of its own it says that something unknown went wrong.
 */
export function rejection(status: number, said: string): APIError {
  const error = new APIError(said, status, {}, true);
  error.name = 'APIError';
  return error;
}
