import { expect } from 'vitest';
import { allOperations } from '@/lib/operations';
import { pathOf, type Operation } from '@/lib/kernel/api/operation';

/** Rejections that any operation may have. */
const common = [
  'BAD_REQUEST',
  'VALIDATION_FAILED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'METHOD_NOT_ALLOWED',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
];

/** The operation that answers this method at this path ('ecommerce/orders/1?…'), if it is one of the contract's. */
export function operationAt(method: string, address: string): Operation | undefined {
  const path = address.split('?')[0]!;
  return allOperations.find(
    (operation) =>
      operation.method === method.toLowerCase() &&
      new RegExp(
        `^${pathOf({ ...operation, path: operation.path.replace(/\{\w+\}/g, '·') as '/' }).replaceAll('·', '[^/]+')}$`,
      ).test(path),
  );
}

/** Expects that a response matches the contract field for field, and that a rejection is one of those it names. */
export function expectContract(method: string, address: string, status: number, body: unknown): void {
  const operation = operationAt(method, address);
  if (!operation) return;
  const where = `${method} ${address}`;
  if (status === 200 && operation.response) expect(operation.response.parse(body), where).toEqual(body);
  // A page describes its rejection as text.
  if (status < 400 || typeof body === 'string') return;
  const { code } = (body as { error: { code: string } }).error;
  const named = [...common, ...operation.errors, ...(operation.access === 'user' ? ['UNAUTHENTICATED'] : [])];
  expect(named, where).toContain(code);
}
