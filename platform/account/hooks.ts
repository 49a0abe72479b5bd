import type { Payload } from 'payload';
import type { SessionUser } from '@/lib/account/contract';
import type { Database } from '@/platform/kernel/database/database';
import { defineHook } from '@/platform/kernel/define-hook';

/** Of the session user, what other nouns know: until when something is held, and what is left of it. */
export type HeldByUser = {
  vipEndAt: string | null;
  /** From purchases; the account may have a later end of its own. */
  lecturesEndAt: string | null;
  minutesLeft: NonNullable<SessionUser['minutesLeft']>;
};

/** Asked whenever an account is read for its owner, without a transaction. */
export const onReadUser = defineHook<[db: Database, user: number, now: Date], Partial<HeldByUser>>('onReadUser');

/** Called once an account has another picture, or none, after the transaction that changed it. */
export const onPictureChanged = defineHook<[payload: Payload, user: number]>('onPictureChanged');

/**
 * Called when staff change the password or the address of an account, in the transaction that saves the account and under
 * the account's lock: earlier ways to log in must stop working.
 */
export const onWayInChanged =
  defineHook<[db: Database, user: number, changed: { isPassword: boolean; now: Date }]>('onWayInChanged');
