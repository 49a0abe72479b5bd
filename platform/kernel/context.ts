import type { Payload } from 'payload';
import type { StaffRole } from '@/platform/kernel/back-office/access-rules';
import type { users } from '@/platform/payload-generated-schema';
import { ServiceError } from './service-error';

export type SessionUserRow = Pick<typeof users.$inferSelect, 'id' | 'username' | 'role' | 'locale' | 'email'>;

/** Whoever asks, if only the shop itself. */
export type System = { payload: Payload; now: () => Date };

/** What a service verb knows of a visitor's request. */
export type Context = System & {
  user: SessionUserRow | null;
  /** The session the bearer token stands for. */
  session: { id: number } | null;
  requestId: string;
  /** Best known address of the caller; only for slowing down, never for authorization. */
  ip: string;
  /** What the caller's browser says of itself. */
  device?: string | undefined;
};

/** What every verb is given: who asks, and for what. */
export type Asked<Input = unknown, By = Context> = { ctx: By; input: Input };

/** What a verb gets that a member of staff asks for; who may ask, the action says (back-office/staff-action.ts). */
export type StaffContext = System & { staff: { id: number; role: StaffRole } };
export type AskedByStaff<Input> = Asked<Input, StaffContext>;

/** The logged-in user, or 401. */
export function requireUser(ctx: Context): SessionUserRow {
  if (!ctx.user) throw new ServiceError('UNAUTHENTICATED', 'log in first');
  return ctx.user;
}
