import type { Payload } from 'payload';
import type { System } from '@/platform/kernel/context';
import type { OutboxKind } from './enqueue';

/** How an entry that is no email is performed. The nouns implement it; platform/hooks.ts registers it by kind. */
export type Effect = {
  /** Called after the transaction that enqueued it, at least once; its effect is keyed, so that a second time changes nothing. */
  perform: (ctx: System, data: unknown) => Promise<void>;
  /** Called after the last attempt has failed, before the entry is marked FAILED. */
  giveUp?: (payload: Payload, data: unknown, error: string, now: Date) => Promise<void>;
};

const effects = new Map<string, Effect>();

export function addEffect(kind: Exclude<OutboxKind, 'mail'>, effect: Effect): void {
  effects.set(kind, effect);
}

export const effectOf = (kind: string): Effect | undefined => effects.get(kind);
