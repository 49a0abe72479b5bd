import type { Payload } from 'payload';
import { catalogueOperations } from '@/lib/catalogue/contract';
import { orderOperations } from '@/lib/orders/contract';
import { paymentOperations } from '@/lib/payments/contract';
import type { CreateOrderInput, Order } from '@/lib/orders/shapes';
import { drainOutbox } from '@/platform/kernel/outbox/drain-outbox';
import { decideSandboxPayment } from '@/platform/payments/decide-sandbox-payment';
import { offeredProviders } from '@/platform/payments/registry';
import { DemoCaller } from './demo-caller';

/** Demonstration accounts can pay only with the sandbox. */
export const canPay = (payload: Payload): boolean => offeredProviders(payload).some(({ id }) => id === 'sandbox');

/** A demonstration account that buys, and pays in the sandbox. */
export class DemoCustomer extends DemoCaller {
  /** The delivery address; needed only for goods. */
  protected readonly address: CreateOrderInput['address'];

  async order(codes: string[], learner?: string): Promise<Order> {
    const items = codes.map((productId) => ({ productId, quantity: 1 }));
    const cart = { items, currency: 'NTD', locale: 'zh-TW', ...(learner && { learner }) } as const;
    const { address } = this;
    const wanted = { ...cart, ...(address && { country: address.country }) };
    const { total } = await this.send(catalogueOperations.priceCart, { body: wanted });
    const order: CreateOrderInput = { ...cart, expectedTotal: total, ...(address && { address }) };
    return this.send(orderOperations.createOrder, { body: order });
  }

  async pay({ id }: Pick<Order, 'id'>, action: 'approve' | 'decline' = 'approve'): Promise<void> {
    const { paymentId } = await this.send(paymentOperations.startPayment, {
      params: { id },
      body: { provider: 'sandbox', locale: 'zh-TW' },
    });
    const now = () => new Date();
    await decideSandboxPayment({ ctx: { payload: this.payload, now }, input: { paymentId, action } });
    await drainOutbox(this.payload, now, { key: `sandbox:${paymentId}` });
  }

  async buy(codes: string[], learner?: string): Promise<Order> {
    const order = await this.order(codes, learner);
    await this.pay(order);
    return order;
  }
}
