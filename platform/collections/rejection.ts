import { APIError } from 'payload';

/**
 * What staff are told instead of their change. It has data, if none: without, Payload asks the error for the name of its class, which a build takes away,
 * and says that something unknown went wrong.
 */
export const rejection = (status: number, said: string): APIError => new APIError(said, status, {}, true);
