import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { canMove, canMovePayment, orderStatuses, paymentStatuses, statusAfterRefund } from './order-state';
import { canMoveShipment, shipmentStatuses } from '@/lib/shipping/shipment-state';

describe('orders', () => {
  it('end for good when cancelled, expired or refunded', () => {
    for (const end of ['CANCELLED', 'EXPIRED', 'REFUNDED'] as const) {
      for (const status of orderStatuses) expect(canMove(end, status)).toBe(false);
    }
  });

  it('are paid only from PENDING', () => {
    for (const status of orderStatuses) expect(canMove(status, 'PAID')).toBe(status === 'PENDING');
  });

  it('are what their refunds say', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.nat(1_000_000), (captured, refunded) => {
        const status = statusAfterRefund(captured, Math.min(refunded, captured));
        expect(status).toBe(refunded === 0 ? 'PAID' : refunded >= captured ? 'REFUNDED' : 'PARTLY_REFUNDED');
      }),
    );
  });
});

describe('payments', () => {
  it('succeed once, also after a decline, and never go back', () => {
    expect(canMovePayment('DECLINED', 'SUCCEEDED')).toBe(true);
    for (const status of paymentStatuses) expect(canMovePayment('SUCCEEDED', status)).toBe(false);
  });
});

describe('shipments', () => {
  it('never come back once there or given up', () => {
    for (const end of ['DELIVERED', 'CANCELLED'] as const)
      for (const status of shipmentStatuses) expect(canMoveShipment(end, status)).toBe(false);
    expect(canMoveShipment('PREPARING', 'DELIVERED')).toBe(false);
    expect(canMoveShipment('PREPARING', 'SHIPPED')).toBe(true);
  });
});
