import type { Payload } from 'payload';
import type { System } from '@/platform/kernel/context';
import type { OutboxKind } from './enqueue';

/** How an entry that is no mail is done. The nouns know how; platform/hooks.ts says which kind is whose. */
export type Effect = {
  /** After the commit of what noted it, at least once; what it causes is keyed, so that a second time changes nothing. */
  perform: (ctx: System, data: unknown) => Promise<void>;
  /** Called when it has failed as often as it is tried, before the entry is marked so. */
  giveUp?: (payload: Payload, data: unknown, error: string, now: Date) => Promise<void>;
};

const effects = new Map<string, Effect>();

export function addEffect(kind: Exclude<OutboxKind, 'mail'>, effect: Effect): void {
  effects.set(kind, effect);
}

export const effectOf = (kind: string): Effect | undefined => effects.get(kind);
