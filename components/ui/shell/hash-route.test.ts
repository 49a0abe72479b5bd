import { describe, expect, it } from 'vitest';
import { hashFor, parseHash } from './hash-route';

describe('hash routes', () => {
  it('reads path and query', () => {
    const route = parseHash('#/shop/products/combo-05?appCoupon=A%20B');
    expect(route?.segments).toEqual(['shop', 'products', 'combo-05']);
    expect(route?.query.get('appCoupon')).toBe('A B');
  });

  it('leaves links within the page alone', () => {
    expect(parseHash('#main')).toBeNull();
    expect(parseHash('')?.segments).toEqual([]);
  });

  it('survives a broken percent sign', () => {
    expect(parseHash('#/shop/products/%E0%A4%A')?.segments[2]).toBe('%E0%A4%A');
  });

  it('writes what it reads, and leaves out what is not given', () => {
    const hash = hashFor('orders/a b', { redirect: 'userSpace/courses?x=1', appCoupon: null, coursesType: '' });
    expect(hash).toBe('#/orders/a%20b?redirect=userSpace%2Fcourses%3Fx%3D1');
    expect(parseHash(hash)?.query.get('redirect')).toBe('userSpace/courses?x=1');
  });
});
