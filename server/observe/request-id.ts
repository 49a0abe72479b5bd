import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const requestIdHeader = 'x-request-id';

/** The name of a request in every log it comes to (Next's, the API's, which tells it with a 500); what a visitor brings is replaced. */
export function nameRequest({ headers }: IncomingMessage): void {
  headers[requestIdHeader] = randomUUID();
}
