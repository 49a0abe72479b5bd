import type { AfterErrorHook } from 'payload';

/**
 * Which fields are wrong and why, for the form to say beside each. Payload knows its own errors by their class, and the build has two of each:
 * one among the pages, one among the routes.
 */
export const fieldErrors: AfterErrorHook = ({ error }) => {
  const { message, data } = error as Error & { data?: { errors?: unknown } };
  if (!Array.isArray(data?.errors)) return undefined;
  return { response: { errors: [{ name: 'ValidationError', message, data: { errors: data.errors } }] } };
};
