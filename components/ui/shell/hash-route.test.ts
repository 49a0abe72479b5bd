import { describe, expect, it } from 'vitest';
import { hashFor, parseHash } from '@/components/ui/shell/hash-route';
import { carriedQuery, destinationOf } from '@/components/ui/shell/redirect';
import { matchScreen, needsLogin } from '@/components/ui/shell/screens';

const match = (hash: string) => {
  const route = parseHash(hash);
  if (!route) throw new Error('no route');
  return matchScreen(route);
};

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

describe('where a login leads', () => {
  const to = (query: string) => destinationOf(new URLSearchParams(query), 'ja-JP');
  const home = '#/userSpace/courses';

  it('goes to a screen or a page of the shop', () => {
    expect(to('redirect=checkout')).toEqual('#/checkout');
    expect(to('redirect=coupon%3Fcode%3DAB-12')).toEqual('#/coupon?code=AB-12');
    // Which pages there are, the CMS knows: what is no screen is a page of the shop.
    expect(to('redirect=summer-course')).toEqual('/ja-JP/summer-course');
    expect(to('redirect=TeachingCooperationProject')).toEqual('/ja-JP/TeachingCooperationProject');
    expect(to('redirect=courses/combo-05')).toEqual('/ja-JP/courses/combo-05');
    expect(to('redirect=learn/kidtrial-01/liberties')).toEqual('/ja-JP/learn/kidtrial-01/liberties');
  });

  it('takes appCoupon and coursesType back to the courses', () => {
    expect(to('redirect=courses&appCoupon=KIDS%26200&coursesType=vip')).toEqual(
      '/ja-JP/courses?appCoupon=KIDS%26200&coursesType=vip',
    );
    expect(to('redirect=courses&appCoupon=KIDS')).toEqual('/ja-JP/courses?appCoupon=KIDS');
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'courses//evil.example/x',
    'courses/..',
    'courses/%2e%2e/origin',
    'origin',
    'login',
    'register?redirect=login',
    '../../api/user',
    '',
  ])('never leaves the shop: %s', (redirect) => {
    expect(destinationOf(new URLSearchParams({ redirect }), 'ja-JP')).toEqual(home);
  });

  it('hands on only what it knows', () => {
    expect(carriedQuery(new URLSearchParams('redirect=checkout&appCoupon=A&evil=1'))).toEqual({
      redirect: 'checkout',
      appCoupon: 'A',
      coursesType: null,
    });
  });
});
