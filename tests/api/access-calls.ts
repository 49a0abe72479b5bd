import { randomUUID } from 'node:crypto';
import { pathOf, type Operation } from '@/lib/kernel/api/operation';
import { app } from '@/platform/app';

/** The input of a call. */
export type Given = { params: Record<string, string>; body?: unknown; query?: Record<string, string> };
/** Operations on a thing that has an owner, each with a call that the owner may make. */
export type OwnThings = readonly (readonly [Operation, () => Promise<Given>])[];

/** Sends one request; without the key of an application, which only the owner has. */
export async function ask(operation: Operation, given: Partial<Given>, token?: string) {
  const type = operation.takesBytes ? 'application/octet-stream' : 'application/json';
  const search = given.query ? `?${new URLSearchParams(given.query)}` : '';
  const response = await app.request(`/api/${pathOf(operation, given.params)}${search}`, {
    method: operation.method.toUpperCase(),
    headers: {
      'content-type': type,
      'idempotency-key': randomUUID(),
      'x-forwarded-for': '',
      ...(token && { authorization: `Bearer ${token}`, cookie: `payload-token=${token}` }),
    },
    ...(operation.method !== 'get' && { body: JSON.stringify(given.body ?? {}) }),
  });
  return response.status;
}

export const once = <T>(make: () => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
};
