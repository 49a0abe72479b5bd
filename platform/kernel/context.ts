import type { Payload } from 'payload';
import type { StaffRole } from '@/platform/kernel/back-office/access-rules';
import type { users } from '@/platform/payload-generated-schema';
import { ServiceError } from './service-error';

export type SessionUserRow = Pick<typeof users.$inferSelect, 'id' | 'username' | 'role' | 'locale' | 'email'>;

/** The smallest context, also of the shop's own jobs. */
export type System = { payload: Payload; now: () => Date };

/** What a service knows of a visitor's request. */
export type Context = System & {
  user: SessionUserRow | null;
  /** The session of the bearer token. */
  session: { id: number } | null;
  requestId: string;
  /** Best known address of the caller; only for rate limits, never for authorization. */
  ip: string;
  /** The User-Agent header of the caller. */
  device?: string | undefined;
};

/** The argument of every service: context and input. */
export type Asked<Input = unknown, By = Context> = { ctx: By; input: Input };

/** The context of a service that staff call; the action checks the role (back-office/staff-action.ts). */
export type StaffContext = System & { staff: { id: number; role: StaffRole } };
export type AskedByStaff<Input> = Asked<Input, StaffContext>;

/** The logged-in user, or 401. */
export function requireUser(ctx: Context): SessionUserRow {
  if (!ctx.user) throw new ServiceError('UNAUTHENTICATED', 'log in first');
  return ctx.user;
}
