import { describe, expect, it } from 'vitest';
import { carriedQuery, destinationOf } from './redirect';

describe('where a login leads', () => {
  const to = (query: string) => destinationOf(new URLSearchParams(query), 'ja-JP');
  const home = '#/userSpace/courses';

  it('goes to a screen or a page of the shop', () => {
    expect(to('redirect=checkout')).toEqual('#/checkout');
    expect(to('redirect=coupon%3Fcode%3DAB-12')).toEqual('#/coupon?code=AB-12');
    // Only the CMS knows the pages, so a path that is no screen is a page of the shop.
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
