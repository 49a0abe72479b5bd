import { describe, expect, it } from 'vitest';
import { originHref, startCourseHref } from './href';

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

it('a course is started at its own page here, and wherever another platform says', () => {
  expect(startCourseHref('/ja-JP/learn', 'ja-JP', 'trial-01')).toBe('/ja-JP/learn/trial-01');
  expect(startCourseHref('/ja-JP/learn', 'ja-JP', undefined)).toBe('/ja-JP/learn');
  expect(startCourseHref('https://app.sente.example/', 'ja-JP', 'trial-01')).toBe('https://app.sente.example/');
});
