import { describe, expect, it } from 'vitest';
import { originHref } from '@/lib/i18n/href';

describe('address of the origin site', () => {
  it.each([
    ['', '/zh-TW/origin#/login'],
    ['/en-US/origin', '/zh-TW/origin#/login'],
    ['https://my.sente.example', 'https://my.sente.example/zh-TW/origin#/login'],
    ['https://my.sente.example/', 'https://my.sente.example/zh-TW/origin#/login'],
    ['https://my.sente.example/ja-JP/origin/#/', 'https://my.sente.example/zh-TW/origin#/login'],
  ])('%s', (originWebSiteUrl, expected) => {
    expect(originHref({ originWebSiteUrl }, 'zh-TW', 'login')).toBe(expected);
  });
});
