import type { Payload } from 'payload';
import type { Currency } from '@/lib/kernel/money';
import { env } from '@/lib/kernel/env';
import { ecpayProvider } from './providers/ecpay/ecpay';
import { paypalProvider } from './providers/paypal/paypal';
import type { PaymentProvider } from './providers/provider';
import { isSandboxOffered, sandboxProvider } from './providers/sandbox';
import { stripeProvider } from './providers/stripe';

/** Providers that take real money, each where its keys are configured; in the order in which they are offered. */
const realProviders = (payload: Payload): PaymentProvider[] =>
  [ecpayProvider(env, payload), stripeProvider(env), paypalProvider(env)].filter((provider) => provider !== null);

/**
 * What buyers may choose from: the configured providers, or those of them PAYMENT_PROVIDERS names, in its order; the sandbox only where there
 * is no other. In one currency: those that take it, one for each way to pay.
 */
export function offeredProviders(payload: Payload, currency?: Currency): readonly PaymentProvider[] {
  const configured = realProviders(payload);
  const named = env.PAYMENT_PROVIDERS?.flatMap((id) => configured.find((provider) => provider.id === id) ?? []);
  const real = named ?? configured;
  const offered = real.length === 0 && isSandboxOffered(env) ? [sandboxProvider(payload)] : real;
  if (!currency) return offered;
  const taking = offered.filter(({ currencies }) => currencies.includes(currency));
  return taking.filter(({ methods }, index) =>
    methods.some((method) => taking.findIndex((other) => other.methods.includes(method)) === index),
  );
}

/** A provider for webhooks, queries and refunds: also one that is no longer offered. */
export function findProvider(payload: Payload, id: string): PaymentProvider | null {
  const known = [...realProviders(payload), ...(env.SANDBOX_WEBHOOK_SECRET ? [sandboxProvider(payload)] : [])];
  return known.find((provider) => provider.id === id) ?? null;
}
