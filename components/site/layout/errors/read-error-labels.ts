import type { ErrorLabels } from './error-labels';
import { errorLabelsId } from './error-labels-id';

/** The texts that the layout left in the document; without a layout (it may be what failed) the message stays as thrown. */
export function readErrorLabels(): Partial<ErrorLabels> {
  try {
    return JSON.parse(document.getElementById(errorLabelsId)?.textContent ?? '{}');
  } catch {
    return {};
  }
}

/** Status and message of anything thrown: 500 where none is given. */
export function describeError(error: unknown): { status: number; message: string | null; digest: string | null } {
  if (typeof error !== 'object' || error === null) return { status: 500, message: null, digest: null };
  const status = 'status' in error && Number.isInteger(error.status) ? Number(error.status) : 500;
  const digest = 'digest' in error && typeof error.digest === 'string' ? error.digest : null;
  // An error from the server has a generic English message and a digest; only our own messages are useful.
  const message = !digest && error instanceof Error && error.message ? error.message : null;
  return { status, message, digest };
}
