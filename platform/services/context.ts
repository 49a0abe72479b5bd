import type { Payload } from 'payload';
import { ServiceError } from './service-error';

export type SessionUserRow = {
  id: number;
  username: string;
  role: 'learner' | 'teacher';
  locale: string | null;
  email: string;
};

/** What every service verb gets beside its input. */
export type Context = {
  payload: Payload;
  user: SessionUserRow | null;
  /** The session the bearer token stands for. */
  session: { id: number; tokenHash: string } | null;
  now: () => Date;
  requestId: string;
  /** Best known address of the caller; only for slowing down, never for authorization. */
  ip: string;
};

/** The logged-in user, or 401. */
export function requireUser(ctx: Context): SessionUserRow {
  if (!ctx.user) throw new ServiceError('UNAUTHENTICATED', 'log in first');
  return ctx.user;
}
