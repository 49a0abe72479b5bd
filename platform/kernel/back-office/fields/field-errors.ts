import type { AfterErrorHook } from 'payload';

/**
 * Reports which fields are wrong and why, for the form to show beside each. Payload recognizes its own errors by class, but the build has each class
 * twice: once for the pages, once for the routes.
 */
export const fieldErrors: AfterErrorHook = ({ error }) => {
  const { message, data } = error as Error & { data?: { errors?: unknown } };
  if (!Array.isArray(data?.errors)) return undefined;
  return { response: { errors: [{ name: 'ValidationError', message, data: { errors: data.errors } }] } };
};
