import { screen } from '@testing-library/react';
import { orderOperations } from '@/lib/orders/contract';
import { pathOf } from '@/lib/kernel/api/operation';
import { ada, type Call } from './render-account';

/** Responses of the server during a purchase. */
export const providers = { data: [{ id: 'sandbox', methods: ['sandbox'] }] };
export const owned = {
  'GET user': { data: ada },
  'GET user/addresses': { data: [] },
  'GET user/entitlements': { data: [] },
  'GET course/coursePlans': { data: [] },
};
/** The orders that were sent. */
export const sent = (calls: Call[]) =>
  calls.filter(({ method, url }) => method === 'POST' && url === pathOf(orderOperations.createOrder));
export const button = (name: string | RegExp) => screen.findByRole('button', { name });
