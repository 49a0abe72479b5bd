import type { Payload } from 'payload';
import { env } from '@/lib/env';
import type { PaymentProvider } from './provider';
import { sandboxProvider } from './sandbox';

/** Providers that take real money; each stands in a file of its own here. */
const realProviders: readonly PaymentProvider[] = [];

/** What is offered: providers whose keys are configured; the sandbox only where there is no other. */
export function offeredProviders(payload: Payload): readonly PaymentProvider[] {
  const real = realProviders.filter((provider) => provider.isConfigured(env));
  if (real.length > 0) return real;
  const sandbox = sandboxProvider(payload);
  return sandbox.isConfigured(env) ? [sandbox] : [];
}

export function findProvider(payload: Payload, id: string): PaymentProvider | null {
  return offeredProviders(payload).find((provider) => provider.id === id) ?? null;
}
