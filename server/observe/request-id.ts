import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const requestIdHeader = 'x-request-id';

/** Sets the id of a request for all logs (Next's, and the API's, which also returns it with a 500); an id that a visitor sends is replaced. */
export function nameRequest({ headers }: IncomingMessage): void {
  headers[requestIdHeader] = randomUUID();
}
