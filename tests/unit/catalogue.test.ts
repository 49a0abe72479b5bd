import { readCourse } from '@/platform/courses/read-courses';
import Board from '@sabaki/go-board';
import { describe, expect, it } from 'vitest';
import { coverPicture } from '@/components/go/cover-crop';
import { currencies, fromMainUnit } from '@/lib/kernel/money';
import type { Position } from '@/lib/go/position';
import { checkProblem } from '@/lib/go/problem';
import { playRule } from '@/lib/go/rules';
import { locales } from '@/lib/kernel/i18n/locales';
import { coursePlans, products } from '@/platform/seed/catalogue';
import { positions } from '@/platform/seed/catalogue/positions';
import { problemPositions, type ProvenPosition } from '@/platform/bank/problem-positions';
import { josekiProblems, problems } from '@/platform/seed/catalogue/problems';

const letters = 'ABCDEFGHJKLMNOPQRST';
type Vertex = [number, number];

function vertex(point: string, size: number): Vertex {
  const x = letters.indexOf(point.charAt(0));
  const y = size - Number(point.slice(1));
  if (x < 0 || x >= size || !(y >= 0 && y < size)) throw new RangeError(`${point} is not on a board of ${size}`);
  return [x, y];
}
const points = (text: string) => text.split(' ').filter(Boolean);
const stonesOf = ({ size, black, white }: Position) =>
  [size, ...points(black).sort(), '/', ...points(white).sort()].join(' ');

function boardOf(position: Position): Board {
  const board = Board.fromDimensions(position.size);
  for (const [text, sign] of [
    [position.black, 1],
    [position.white, -1],
  ] as const) {
    for (const point of points(text)) {
      const at = vertex(point, position.size);
      expect(board.get(at), `${point} holds two stones`).toBe(0);
      board.set(at, sign);
    }
  }
  return board;
}

/** The eight ways a board can lie. */
function turns(size: number): ((point: string) => string)[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map((way) => (point) => {
    const [column, row] = vertex(point, size);
    const [a, b] = way & 4 ? [row, column] : [column, row];
    const x = way & 1 ? size - 1 - a : a;
    const y = way & 2 ? size - 1 - b : b;
    return `${letters.charAt(x)}${size - y}`;
  });
}

const byCode = new Map(products.map((product) => [product.code, product]));
const planCodes = new Set(coursePlans.map((plan) => plan.code));

describe('catalogue', () => {
  it('holds every kind of product, under unique codes', () => {
    expect(products.length).toBeGreaterThanOrEqual(94);
    expect(byCode.size).toBe(products.length);
    expect(planCodes.size).toBe(coursePlans.length);
    const named = [
      'combo-05',
      '30k-10k-v2',
      'kidbasic',
      'goplus-01',
      'goplus-02',
      'goplus-03',
      'kidtrial-01',
      'kid2week',
      'vip-month',
      'vip-quarter',
      'vip-year',
      'pack-500',
      'pack-1000',
      'pack-2000',
      'pack-5000',
      'liveCourse-month',
      'liveCourse-quarter',
      'aiTutor-month',
      'aiTutor-quarter',
      ...Array.from({ length: 19 }, (_, index) => `verification-g${19 - index}`),
      ...Array.from({ length: 12 }, (_, index) => `combo-${String(index + 1).padStart(2, '0')}`),
    ];
    expect(named.filter((code) => !byCode.has(code))).toEqual([]);
    expect(products.filter((product) => product.featured).map((product) => product.code)).toEqual([
      'combo-05',
      'kidbasic',
      '30k-10k-v2',
    ]);
    for (const code of ['goplus-01', 'goplus-02', 'goplus-03']) expect(byCode.get(code)?.type).toBe('generalCourses');
    for (const product of products.filter(({ type }) => type === 'itp')) expect(product.isItp).toBe(true);
    // Each range of grades on the course list.
    for (const [from, to] of [
      [19, 19],
      [18, 15],
      [19, 15],
      [14, 10],
      [9, 6],
      [5, 1],
    ]) {
      const found = products.some((p) => p.type === 'hjjCoursePlan' && p.gradeFrom === from && p.gradeTo === to);
      expect(found, `G${from}–G${to}`).toBe(true);
    }
    expect(
      coursePlans
        .filter((plan) => plan.isTrial)
        .map((plan) => plan.code)
        .sort(),
    ).toEqual(['kid2week', 'kidtrial-01', 'trial-01']);
  });

  it('is written in full in every language it is sold in', () => {
    const unsold = products.filter(({ isActive }) => !locales.some((one) => isActive[one])).map(({ code }) => code);
    // The AI tutor does not exist yet.
    expect(unsold).toEqual(['aiTutor-month', 'aiTutor-quarter']);
    for (const product of products) {
      for (const locale of locales.filter((one) => product.isActive[one] || unsold.includes(product.code))) {
        const where = `${product.code} ${locale}`;
        const texts = [product.title, product.summary, product.description, product.targetAudience, product.infomation];
        const optional = [
          product.specialContent,
          product.parentsZoneTarget,
          product.parentsZoneWeek,
          product.parentsZoneUnit,
        ];
        const all = [
          ...[...texts, ...optional.flatMap((text) => text ?? [])].map((text) => text[locale]),
          ...product.outcomes[locale],
          ...product.includes[locale],
          ...product.contents.map((lesson) => lesson.title[locale]),
          ...product.questions.flatMap(({ question, answer }) => [question[locale], answer[locale]]),
        ];
        for (const text of all) {
          expect(text.trim(), where).not.toBe('');
          expect(text, where).not.toMatch(/\{\w+\}|undefined|TODO/);
        }
        expect(product.description[locale].split('\n\n').length, where).toBeGreaterThanOrEqual(2);
        expect(product.outcomes[locale].length, where).toBeGreaterThanOrEqual(2);
        expect(product.includes[locale].length, where).toBeGreaterThanOrEqual(2);
        expect(product.questions.length, where).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('keeps each language in its own script', () => {
    // Characters that exist only on the other side of the strait, and kana in Chinese copy.
    const simplifiedOnly = /[们这个学习课练级测验题数边围杀劫对间时会长选]/;
    const traditionalOnly = /[們這個學習課練級測驗題數邊圍殺對間時會長選]/;
    for (const product of products) {
      const text = (locale: 'zh-TW' | 'zh-CN' | 'en-US' | 'ja-JP') =>
        JSON.stringify([
          product.title[locale],
          product.summary[locale],
          product.description[locale],
          product.targetAudience[locale],
          product.infomation[locale],
          product.outcomes[locale],
          product.includes[locale],
          product.contents.map((lesson) => lesson.title[locale]),
          product.questions.map((q) => [q.question[locale], q.answer[locale]]),
        ]);
      expect(text('zh-TW').replace(/劫/g, ''), product.code).not.toMatch(simplifiedOnly);
      expect(text('zh-CN'), product.code).not.toMatch(traditionalOnly);
      expect(text('zh-TW') + text('zh-CN'), product.code).not.toMatch(/[ぁ-んァ-ヶ]/);
      expect(text('en-US'), product.code).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
      expect(product.description['ja-JP'], product.code).toMatch(/[ぁ-ん]/);
    }
  });

  it('has sound prices, about a third of them special', () => {
    for (const product of products) {
      const free = product.price.NTD.sellPrice === 0;
      expect(free, product.code).toBe(
        ['verification-g19', 'kidtrial-01', 'kid2week', 'trial-01'].includes(product.code),
      );
      for (const currency of currencies) {
        const { originPrice, sellPrice } = product.price[currency];
        expect(sellPrice, product.code).toBeLessThanOrEqual(originPrice);
        if (!free) expect(sellPrice, product.code).toBeGreaterThan(0);
        expect(() => fromMainUnit(originPrice, currency)).not.toThrow();
        expect(() => fromMainUnit(sellPrice, currency)).not.toThrow();
        expect(originPrice > sellPrice, `${product.code} ${currency}`).toBe(
          product.price.NTD.originPrice > product.price.NTD.sellPrice,
        );
      }
    }
    const special =
      products.filter(({ price }) => price.NTD.originPrice > price.NTD.sellPrice).length / products.length;
    expect(special).toBeGreaterThan(0.2);
    expect(special).toBeLessThan(0.45);
    expect(byCode.get('pack-1000')?.price.NTD.sellPrice).toBe(250);
    expect(byCode.get('pack-5000')?.price.NTD.sellPrice).toBe(1000);
  });

  it('lists lessons of 5 to 15 minutes, the first of them a sample', () => {
    for (const product of products) {
      for (const lesson of product.contents) {
        expect(lesson.minutes, product.code).toBeGreaterThanOrEqual(5);
        expect(lesson.minutes, product.code).toBeLessThanOrEqual(15);
      }
      if (product.contents.length === 0) continue;
      expect(product.lessonCount, product.code).toBe(product.contents.length);
      expect(product.contents.map((lesson) => lesson.isSample).indexOf(true), product.code).toBe(0);
      expect(
        product.contents.filter((lesson) => lesson.isSample),
        product.code,
      ).toHaveLength(1);
    }
    expect(byCode.get('kidbasic')?.lessonCount).toBe(24);
    const lessonsOf = (code: string) => byCode.get(code)!.lessonCount!;
    const parts = ['beginner-01', 'capture-basics', 'ladders-nets', 'first-life-death', 'nine-by-nine'];
    // What two of its courses share is counted once.
    const shared = new Set(parts.flatMap((code) => readCourse(code).chapters.flatMap(({ lessons }) => lessons)));
    expect(lessonsOf('combo-05')).toBe(shared.size);
    expect(shared.size).toBeLessThan(parts.reduce((sum, code) => sum + lessonsOf(code), 0));
  });

  it('grants what exists', () => {
    for (const product of products) {
      expect(product.grants.length === 0, product.code).toBe(product.type === 'physicalGood');
      expect(product.requiresShipping, product.code).toBe(product.type === 'physicalGood');
      expect(product.stock !== null, product.code).toBe(product.type === 'physicalGood');
      if (product.gradeFrom !== null && product.gradeTo !== null)
        expect(product.gradeFrom).toBeGreaterThanOrEqual(product.gradeTo);
      for (const grant of product.grants) {
        if (grant.kind === 'course' || grant.kind === 'redeemCode')
          expect(planCodes.has(grant.ref), `${product.code} → ${grant.ref}`).toBe(true);
        if (grant.kind === 'exam') expect(grant.ref).toMatch(/^G(1\d?|[2-9])$/);
      }
    }
    for (const plan of coursePlans) if (plan.productCode) expect(byCode.has(plan.productCode)).toBe(true);
  });
});

describe('positions and problems', () => {
  const covers: [string, Position][] = [
    ...Object.entries<Position>(positions),
    ...products.map((product): [string, Position] => [product.code, product.cover]),
  ];
  it.each(covers)('%s is a legal position', (_name, position) => {
    const board = boardOf(position);
    expect(board.isValid()).toBe(true);
    if (position.last) expect(board.get(vertex(position.last, position.size))).not.toBe(0);
    if (position.ghost) expect(board.get(vertex(position.ghost, position.size))).toBe(0);
    for (const { at } of position.labels ?? []) expect(board.get(vertex(at, position.size))).toBe(0);
    for (const { at } of position.marks ?? []) expect(board.get(vertex(at, position.size))).not.toBe(0);
    for (const corner of points(position.crop ?? '')) vertex(corner, position.size);
  });

  it('has a problem of its own for each course and exam, of its grade', () => {
    const asking = products.filter(({ contents, type }) => contents.length > 0 || type === 'verification');
    expect(asking.filter((product) => !product.problem).map(({ code }) => code)).toEqual([]);
    const owners = new Map<string, string>();
    for (const { code, problem } of products) {
      if (!problem) continue;
      const stones = stonesOf(problem.position);
      expect(owners.get(stones), `${code} asks what another asks`).toBeUndefined();
      owners.set(stones, code);
    }
    for (const { code, problem, gradeFrom, gradeTo } of products) {
      const found = Object.values<ProvenPosition>(problemPositions).find(
        ({ position }) => problem && stonesOf(position) === stonesOf(problem.position),
      );
      if (!found || gradeFrom === null || gradeTo === null) continue;
      expect(found.grade, code).toBeLessThanOrEqual(gradeFrom);
      expect(found.grade, code).toBeGreaterThanOrEqual(gradeTo);
    }
    expect(owners.size, 'a problem nobody asks').toBe(Object.keys(problems).length);
  });

  it('never shows the answer of the page on its cover, however the board is turned', () => {
    for (const { code, cover, problem } of products) {
      if (!problem) continue;
      const { size, black, white } = problem.position;
      const answers = problem.moves.filter((move) => !move.fails).map((move) => move.at);
      const shown = new Set(points(`${cover.black} ${cover.white}`));
      const revealed = [...shown, cover.ghost, ...(cover.labels ?? []).map(({ at }) => at)];
      for (const turned of turns(size)) {
        if (cover.size !== size || !points(`${black} ${white}`).every((at) => shown.has(turned(at)))) continue;
        for (const at of answers) expect(revealed, code).not.toContain(turned(at));
      }
    }
  });

  it.each(products.map(({ code, cover }) => [code, cover] as const))(
    'keeps the cover of %s clear of its label',
    (_, cover) => {
      const { position, view } = coverPicture(cover, 1.6);
      const hidden = points(`${position.black} ${position.white}`).filter((at) => {
        const [x, y] = vertex(at, position.size);
        const isShown = y - 0.5 < view.y + view.height && x + 0.5 > view.x;
        return isShown && x - 0.5 < view.x + 0.5 * view.width && y + 0.5 > view.y + 0.66 * view.height;
      });
      expect(hidden).toEqual([]);
    },
  );

  it('gives two products one cover only within a series', () => {
    const series = (code: string) => code.replace(/-[^-]+$/, '');
    const covers = new Map<string, string>();
    for (const { code, cover } of products) {
      const stones = stonesOf(cover);
      expect(covers.get(stones) ?? series(code), code).toBe(series(code));
      covers.set(stones, series(code));
    }
  });

  it.each(Object.entries(josekiProblems))('%s is a legal problem', (_name, problem) => {
    expect(checkProblem(problem, playRule)).toEqual([]);
  });
});
