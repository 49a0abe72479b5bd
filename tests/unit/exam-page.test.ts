import { describe, expect, it } from 'vitest';
import { exams } from '@/platform/seed/catalogue/exams';
import { problemPositions } from '@/platform/bank/problem-positions';
import { problems } from '@/platform/seed/catalogue/problems';
import { products } from '@/platform/seed/catalogue';
import { gradesOfStage, strongestGrade, weakestGrade } from '@/lib/kernel/grades';
import { freeExamGrade, freeExamProduct } from '@/lib/catalogue/exam-product';
import { isRight, solutionOf } from '@/lib/go/problem';
import { nextStep, type Step } from '@/lib/go/solve';
import type { Problem } from '@/lib/go/position';
import messages from '@/messages/en-US.json';
import { pageCalled } from '../setup/seeded-pages';

const { blocks } = pageCalled('igqe-intro');
const blockOf = (anchor: string) => blocks.find((block) => block.anchor === anchor);

describe('the page of the exams', () => {
  it('tells of every grade, the easiest first, with the figures of its own exam', () => {
    const table = blockOf('grades');
    if (table?.block !== 'table') throw new Error('no table of grades');
    const cells = (table.rows ?? []).map((row) => row.cells as [string, unknown, Record<string, string>]);
    const grades = Array.from({ length: weakestGrade - strongestGrade + 1 }, (_, index) => weakestGrade - index);
    expect(cells.map(([grade]) => grade)).toEqual(grades.map((grade) => `G${grade}`));
    for (const [index, { minutes, questions, pass }] of exams.entries())
      for (const text of Object.values(cells[index]![2]))
        expect(text.match(/\d+/g)?.map(Number), text).toEqual([minutes, questions, pass]);
  });

  it('says what passes: about seven of ten, and never all', () => {
    for (const { questions, pass } of exams) {
      expect(pass / questions).toBeGreaterThan(0.68);
      expect(pass / questions).toBeLessThan(0.76);
    }
  });

  it('each product names the three parts and figures it is held by, and the free one alone that nobody has to buy it', () => {
    const sold = products.filter(({ type }) => type === 'verification');
    expect(sold).toHaveLength(exams.length);
    for (const { grade, minutes, questions, pass, parts } of exams) {
      const { description, summary } = sold.find(({ code }) => code === `verification-g${grade}`)!;
      for (const part of parts) expect(summary['en-US'], `G${grade}`).toContain(messages.exam.parts[part]);
      for (const figure of [minutes, questions, pass]) expect(summary['en-US'], `G${grade}`).toContain(String(figure));
      expect(/free for every member/.test(description['en-US']), `G${grade}`).toBe(grade === freeExamGrade);
    }
  });

  it('the free one alone costs nothing, and says nothing of a refund', () => {
    const sold = products.filter(({ type }) => type === 'verification');
    for (const { code, price, infomation, questions } of sold) {
      const isFree = code === freeExamProduct;
      for (const { originPrice, sellPrice } of Object.values(price)) {
        expect(sellPrice > 0, code).toBe(!isFree);
        expect(originPrice > 0, code).toBe(!isFree);
      }
      const copy = [infomation, ...questions.map(({ answer }) => answer)].map((text) => text['en-US']).join(' ');
      expect(/refund/i.test(copy), code).toBe(!isFree);
    }
  });

  it('offers the mock exam of each grade, and each exists', () => {
    const offer = blockOf('mock-exams');
    if (offer?.block !== 'offer') throw new Error('no offer of mock exams');
    const sold = products.filter(({ type }) => type === 'verification').map(({ code }) => code);
    expect(new Set(offer.productIds as string[])).toEqual(new Set(sold));
  });

  it('lets play one problem of each of the first three stages, solved by the moves a search has proven and, as it says, by no others', () => {
    const played = blocks.flatMap((block) => (block.block === 'problem' ? (block.problems ?? []) : []));
    const grades = played.map((item) => {
      const { problem, title } = item as { problem: Problem; title: Record<string, string> };
      const name = Object.entries(problems).find(([, one]) => one === problem)?.[0] ?? 'none';
      const { grade } = problemPositions[name]!;
      for (const text of Object.values(title)) expect(text).toContain(`G${grade}`);
      let step: Step | undefined;
      for (const at of solutionOf(problem).filter((_, index) => index % 2 === 0)) {
        // A move that is not in the list is wrong.
        const right = (step?.options ?? problem.moves).filter(isRight).map((move) => move.at);
        expect(right, name).toEqual([at]);
        const next = nextStep(problem, step, at);
        if (typeof next === 'string') throw new Error(`${name} ${at}: ${next}`);
        step = next;
      }
      expect(step?.status, name).toBe('solved');
      return grade;
    });
    for (const [index, stage] of (['beginner', 'intermediate', 'advanced'] as const).entries()) {
      expect(grades[index]).toBeLessThanOrEqual(gradesOfStage[stage].from);
      expect(grades[index]).toBeGreaterThanOrEqual(gradesOfStage[stage].to);
    }
  });
});
