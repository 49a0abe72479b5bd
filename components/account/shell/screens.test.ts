import { describe, expect, it } from 'vitest';
import { parseHash } from '@/components/ui/shell/hash-route';
import { matchScreen, needsLogin } from '../screens';

const match = (hash: string) => {
  const route = parseHash(hash);
  if (!route) throw new Error('no route');
  return matchScreen(route);
};

describe('screens of the account', () => {
  it.each([
    ['', { screen: 'userSpace', tab: 'courses' }],
    ['#/', { screen: 'userSpace', tab: 'courses' }],
    ['#/login?redirect=courses', { screen: 'login' }],
    ['#/userSpace', { screen: 'userSpace', tab: 'courses' }],
    ['#/userSpace/purchases/', { screen: 'userSpace', tab: 'purchases' }],
    ['#/coupon', { screen: 'coupon' }],
    ['#/userSpace/account', { screen: 'userSpace', tab: 'account' }],
    ['#/shop/products/30k-10k-v2', { screen: 'product', id: '30k-10k-v2' }],
    ['#/orders/261121-ABC', { screen: 'order', id: '261121-ABC' }],
    ['#/userSpace/secrets', { screen: 'notFound' }],
    ['#/orders', { screen: 'notFound' }],
    ['#/login/again', { screen: 'notFound' }],
    ['#/toString', { screen: 'notFound' }],
  ])('%s', (hash, expected) => {
    expect(match(hash)).toEqual(expected);
  });

  it('asks for a login where something belongs to somebody', () => {
    expect(['#/userSpace', '#/orders/1', '#/coupon'].every((hash) => needsLogin(match(hash)))).toBe(true);
    expect(['#/cart', '#/checkout', '#/login', '#/shop/products/a'].some((hash) => needsLogin(match(hash)))).toBe(
      false,
    );
  });
});
