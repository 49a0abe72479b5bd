import type { Operation } from '@/lib/kernel/api/operation';

export type Given = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
};
/** Calls an operation and compares its response with the contract; the default status is 200. */
export type Ask = <Body>(operation: Operation, given?: Given, expected?: number) => Promise<Body>;
