import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cartKey } from '@/lib/kernel/browser/keys';
import { createCartStore, saveCartLocally, parseCart } from './cart';

describe('cart', () => {
  it('adds up, stays within 99, and zero removes', () => {
    const cart = createCartStore();
    cart.getState().add('combo-05');
    cart.getState().add('combo-05', 2);
    cart.getState().add('board', 200);
    expect(cart.getState().items).toEqual([
      { productId: 'combo-05', quantity: 3 },
      { productId: 'board', quantity: 99 },
    ]);
    cart.getState().setQuantity('board', 0);
    expect(cart.getState().items).toEqual([{ productId: 'combo-05', quantity: 3 }]);
  });

  it('a removed line can be put back where it was', () => {
    const cart = createCartStore();
    for (const id of ['a', 'b', 'c']) cart.getState().add(id);
    const undo = cart.getState().remove('b');
    expect(cart.getState().items.map(({ productId }) => productId)).toEqual(['a', 'c']);
    undo();
    expect(cart.getState().items.map(({ productId }) => productId)).toEqual(['a', 'b', 'c']);
    cart.getState().remove('nothing')();
    expect(cart.getState().items).toHaveLength(3);
  });

  it('buys at a market’s prices until it is empty and filled anew', () => {
    const cart = createCartStore();
    saveCartLocally(cart);
    cart.getState().add('kidbasic');
    cart.getState().setMarket('sunrise-books');
    cart.getState().add('combo-05');
    expect(parseCart(localStorage.getItem(cartKey)).marketHandle).toBe('sunrise-books');
    const undo = cart.getState().remove('kidbasic');
    cart.getState().remove('combo-05');
    undo();
    expect(cart.getState().marketHandle).toBe('sunrise-books');
    cart.getState().remove('kidbasic');
    cart.getState().add('combo-01');
    expect(cart.getState().marketHandle).toBeNull();
  });

  it('is kept in this browser and follows its other tabs', () => {
    const cart = createCartStore();
    saveCartLocally(cart);
    cart.getState().add('combo-05');
    cart.getState().setCoupon(' SPRING ');
    expect(parseCart(localStorage.getItem(cartKey))).toEqual({
      items: [{ productId: 'combo-05', quantity: 1 }],
      coupon: 'SPRING',
      marketHandle: null,
    });
    window.dispatchEvent(new StorageEvent('storage', { key: cartKey, newValue: '{"items":[]}' }));
    expect(cart.getState().items).toEqual([]);
    expect(document.documentElement.dataset.cart).toBe('empty');
  });

  it('whatever was stored, a sound cart comes out', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string(), fc.constant(null)), (text) => {
        const cart = parseCart(text);
        expect(
          cart.items.every(
            ({ productId, quantity }) => typeof productId === 'string' && quantity > 0 && quantity <= 99,
          ),
        ).toBe(true);
      }),
    );
  });
});
