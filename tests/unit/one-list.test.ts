import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { gradeRange } from '@/lib/kernel/grades';
import { locales } from '@/lib/kernel/locale';
import { localeOfStoreRegion, storeRegions } from '@/lib/branches/store-regions';

const sources = ['app', 'components', 'lib', 'platform', 'server', 'stores', 'scripts']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  .concat('next.config.ts', 'proxy.ts')
  .filter((file) => /(?<!\.test)\.(ts|tsx|mjs)$/.test(file) && !/platform\/(payload-|kernel\/migrations)/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const filesWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
/** These strings one after another, with any quotes and separators between them. */
const inARow = (...strings: string[]) => new RegExp(strings.join('[\'"`\\s,|]{1,8}'));

describe('each list is written once', () => {
  it.each([
    ['locales', inARow('zh-TW', 'zh-CN', 'en-US'), 'lib/kernel/locale.ts'],
    ['kinds of grants', inARow('course', 'vip', 'exam'), 'lib/catalogue/grant.ts'],
    ['states of orders that were paid', inARow('PAID', 'PARTLY_REFUNDED', 'REFUNDED'), 'lib/sales/paid-statuses.ts'],
    ['states of payments', inARow('PROCESSING', 'SUCCEEDED', 'DECLINED'), 'lib/orders/order-state.ts'],
    ['regions of the branches', inARow('TW', 'HK', 'MY'), 'lib/branches/store-regions.ts'],
    ['sites', inARow('global', 'jp'), 'lib/kernel/i18n/locales.ts'],
  ])('%s', (_list, pattern, place) => expect(filesWith(pattern)).toEqual([place]));

  it('and so is how a range of grades reads', () => {
    expect(filesWith(/G\$\{[^}]+\}\s*[-–〜~]+\s*G\$\{/)).toEqual(['lib/kernel/grades.ts']);
    expect(gradeRange({ gradeFrom: 19, gradeTo: 15 })).toBe('G19–G15');
    expect(gradeRange({ gradeFrom: 8, gradeTo: 8 })).toBe('G8');
    expect(gradeRange({ gradeFrom: null, gradeTo: null })).toBeNull();
  });

  it('each language has its messages, by which the measurements know it', () => {
    const files = readdirSync('messages').filter((file) => file.endsWith('.json'));
    expect(files.sort()).toEqual(locales.map((locale) => `${locale}.json`).sort());
  });

  it('every region has the language of its branches', () => {
    expect(storeRegions.map((region) => localeOfStoreRegion[region])).toEqual([
      'zh-TW',
      'zh-CN',
      'zh-CN',
      'en-US',
      'ja-JP',
    ]);
  });
});
