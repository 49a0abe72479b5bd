import { eq } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import * as z from 'zod';
import { addressSchema } from '@/lib/account/address';
import { orderOperations } from '@/lib/orders/contract';
import { refundOperations } from '@/lib/refunds/contract';
import type { Order } from '@/lib/orders/shapes';
import { giftInputSchema, giftOperations } from '@/lib/gifts/contract';
import { learnerInputSchema, learnerOperations } from '@/lib/family/contract';
import { entitlementOperations } from '@/lib/fulfilment/contract';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { orders } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { readData } from '@/platform/kernel/content/data';
import { demoToken, demoUser } from './demo-caller';
import { canPay, DemoCustomer } from './demo-customer';

const history = readData(
  'demo-history',
  z.strictObject({
    children: z.array(learnerInputSchema).min(1),
    address: addressSchema.strict(),
    gift: giftInputSchema.pick({ recipientName: true, message: true }),
  }),
);

/**
 * Gives the demonstration learner something to look at: two children, what they learn, a gift, and an order of each kind; the unpaid one will expire.
 * It uses only operations that every customer uses, so that the data are consistent. It runs once: an account with orders is skipped. It does nothing
 * without the sandbox, as nothing could be paid.
 */
export async function seedDemoHistory(payload: Payload): Promise<void> {
  if (!canPay(payload)) return;
  const learner = await demoUser(payload, 'learner');
  if (!learner || (await database(payload).$count(orders, eq(orders.user, learner.id))) > 0) return;
  const customer = new Customer(payload, await demoToken(payload, learner));

  const children = [];
  for (const body of history.children) children.push(await customer.send(learnerOperations.add, { body }));
  await customer.buy(['kidbasic'], children[0]?.id);
  await customer.buy(['verification-g15', 'vip-month']);
  await customer.buy(['combo-03']);
  await customer.buy(['board-set-9']);
  await customer.refund(await customer.buy(['star-joseki']));
  await customer.refund(await customer.buy(['opening-13x13', 'endgame-counting']));
  const declined = await customer.order(['tesuji-core']);
  await customer.pay(declined, 'decline');
  await customer.send(orderOperations.cancelOrder, { params: { id: declined.id } });
  await customer.order(['life-death-two-eyes']);
  await customer.give();
  await customer.logOut();
}

class Customer extends DemoCustomer {
  protected override readonly address = history.address;

  /** Refunds the first line. */
  async refund({ id }: Order): Promise<void> {
    const params = { id, line: 0 };
    const { amount } = await this.send(refundOperations.refundQuote, { params });
    await this.send(refundOperations.refund, { params, body: { amount } });
    await drainOutbox(this.payload, () => new Date(), { lane: 'money' });
  }

  /** Gives a code of the bundle away, as a card to print. */
  async give(): Promise<void> {
    const owned = await this.send(entitlementOperations.entitlements);
    const code = owned.find(({ code }) => code)?.code;
    if (!code) return;
    await this.send(giftOperations.give, { body: { ...history.gift, code, locale: 'zh-TW' } });
  }
}
