import { describe, expect, it } from 'vitest';
import { activatableGrades, strongestGrade, weakestGrade } from '@/lib/kernel/grades';
import { productTypes } from '@/lib/catalogue/product-type';
import { refundPercent } from '@/lib/refunds/refund';
import { refundRuleOf } from '@/lib/catalogue/refund-rule';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import { pages } from '@/platform/seed/content/pages';
import type { Localized } from '@/platform/seed/content/types';
import { termsSections } from '../setup/seeded-pages';

function tableOf(page: string, anchor: string) {
  const block = pages.find(({ slug }) => slug === page)?.blocks.find((one) => one.anchor === anchor);
  if (block?.block !== 'table') throw new Error(`${page} has no table ${anchor}`);
  const rows = (block.rows ?? []).map(({ cells }) => cells as unknown as [Localized, Localized]);
  return { rows, note: block.note as Localized };
}

describe.each(locales)('in %s', (locale: Locale) => {
  it('a teacher reads the grades one may activate, a step for each change', () => {
    const read = tableOf('TeachingCooperationProject', 'activation').rows.map(([own, range]) => {
      const [of] = own[locale].match(/\d+/g)!.map(Number);
      const [from, to] = range[locale].match(/\d+/g)!.map(Number);
      return { of, from, to };
    });
    const steps = [];
    for (let grade = weakestGrade; grade >= strongestGrade; grade -= 1) {
      const range = activatableGrades(grade);
      const before = grade === weakestGrade ? null : activatableGrades(grade + 1);
      if (range && (range.from !== before?.from || range.to !== before.to)) steps.push({ of: grade, ...range });
    }
    expect(read).toEqual(steps);
  });

  it('the table of refunds has a row for each rule there is', () => {
    const { rows, note } = tableOf('terms-of-service', 'refunds-at-a-glance');
    const rules = new Set(productTypes.map((type) => refundRuleOf(type, 100)));
    expect(rules).toEqual(new Set(['lesson', 'code', 'days', 'none']));
    expect(rows).toHaveLength(rules.size);
    const days = [1, 7, 8, 14, 15].map((day) => [day, refundPercent(day)]);
    expect(days).toEqual([
      [1, 100],
      [7, 100],
      [8, 30],
      [14, 30],
      [15, 0],
    ]);
    expect(note[locale]).toMatch(/7.*8.*14.*30%.*15|7.*30%.*8.*14.*15/);
  });

  it('goods, hours and passes name the same days as the rule', () => {
    for (const id of ['goods', 'hours-and-passes', 'refunds']) {
      const body = termsSections.find((section) => section.id === id)?.body[locale];
      expect(body, id).toMatch(/7.*8.*14.*30%.*15|7.*30%.*8.*14.*15/s);
    }
  });
});
