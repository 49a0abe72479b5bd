import { describe, expect, it } from 'vitest';
import { gradesOfStage, stages, type Stage } from '@/lib/kernel/grades';
import { locales, type Locale } from '@/lib/kernel/i18n/locales';
import { products } from '@/platform/seed/catalogue';
import { everyText } from './every-text';
import en from '@/messages/en-US.json';
import ja from '@/messages/ja-JP.json';
import cn from '@/messages/zh-CN.json';
import tw from '@/messages/zh-TW.json';

/** Their exams open the next stage, so the courses before it teach them (docs/product.md, "Grades"). */
const opening = [15, 10];
/** What the courses of a stage teach. */
const coursesOf = (stage: Stage) => {
  const { from, to } = gradesOfStage[stage];
  return { from: opening.includes(from) ? from - 1 : from, to: opening.includes(to - 1) ? to - 1 : to };
};

describe('what the courses of a stage teach', () => {
  it('is every grade once', () => {
    const taught = stages.flatMap((stage) => {
      const { from, to } = coursesOf(stage);
      return Array.from({ length: from - to + 1 }, (_, index) => from - index);
    });
    expect(taught).toEqual(Array.from({ length: 19 }, (_, index) => 19 - index));
  });

  it.each([
    ['beginner', ['beginner-01', 'combo-05', 'guide-beginner']],
    ['intermediate', ['30k-10k-v2', 'guide-intermediate', 'workbook-g14-g10']],
    ['advanced', ['advanced-01', 'combo-09', 'guide-advanced']],
    ['mastery', ['master-01', 'combo-11', 'guide-master']],
  ] as const)('%s: its whole courses have these grades', (stage, codes) => {
    const { from, to } = coursesOf(stage);
    for (const code of codes)
      expect(
        products.find((product) => product.code === code),
        code,
      ).toMatchObject({ gradeFrom: from, gradeTo: to });
  });
});

const names: Record<Locale, Record<Stage, string>> = {
  'zh-TW': tw.courses.stage,
  'zh-CN': cn.courses.stage,
  'en-US': en.courses.stage,
  'ja-JP': ja.courses.stage,
};
/** The stages that a text names with their grades: '中級 G15–G11', 'the intermediate courses run from G14 to G10'. */
function stagesIn(text: string, locale: Locale) {
  const anyStage = stages.map((stage) => names[locale][stage]).join('|');
  // A grade or the next name ends what belongs to a stage.
  const range = new RegExp(
    `(${anyStage})((?:(?!${anyStage}|G\\d|[。.;；”」》\\n]).){0,30}?)G(\\d+) ?(?:–|〜|到|至|教到|から|to|から) ?G(\\d+)`,
    'gi',
  );
  return [...text.matchAll(range)].map(([whole, name, , from, to]) => ({
    whole,
    stage: stages.find((stage) => names[locale][stage].toLowerCase() === name!.toLowerCase())!,
    range: { from: Number(from), to: Number(to) },
  }));
}

describe.each(locales)('the copy in %s', (locale) => {
  const texts = everyText[locale].map(({ where, text }) => ({ where, text, stages: stagesIn(text, locale) }));
  const isStage = ({ stage, range }: ReturnType<typeof stagesIn>[number]) =>
    JSON.stringify(range) === JSON.stringify(gradesOfStage[stage]);

  it('gives a stage its own grades, or those of its courses', () => {
    expect(texts.flatMap((one) => one.stages).length).toBeGreaterThan(15);
    const wrong = texts.flatMap(({ where, stages: all }) =>
      all
        .filter((one) => !isStage(one) && JSON.stringify(one.range) !== JSON.stringify(coursesOf(one.stage)))
        .map(({ whole }) => `${where}: ${whole}`),
    );
    expect(wrong).toEqual([]);
  });

  it('tells which courses lead through the stages wherever it tells all of them', () => {
    const all = texts.filter(({ stages: found }) =>
      stages.every((stage) => found.some((one) => one.stage === stage && isStage(one))),
    );
    expect(all.length).toBeGreaterThanOrEqual(3);
    for (const { where, text } of all) {
      expect(text, where).toMatch(/G14.{1,12}G10/);
      expect(text, where).toMatch(/G9.{1,12}G6/);
    }
  });

  it('says at the road through the grades which exam opens the next stage', () => {
    const road = (stage: Stage) =>
      everyText[locale].find(({ where }) => where.endsWith(`blocks.road.${stage}.text`))?.text;
    expect(road('beginner')).toContain('G15');
    expect(road('intermediate')).toContain('G10');
  });
});
