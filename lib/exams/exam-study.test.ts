import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lessonsToStudy, type StudyLesson } from './exam-study';
import { bankFamilies } from '@/lib/bank/families';

const family = fc.constantFrom(...bankFamilies);
const lesson: fc.Arbitrary<StudyLesson> = fc.record({
  topic: fc.constantFrom('atari', 'ladder', 'net', 'snapback', 'eyes'),
  families: fc.array(family, { maxLength: 3 }),
  grade: fc.integer({ min: 1, max: 19 }),
  isOpen: fc.boolean(),
});
const of = (topic: string, grade: number, isOpen = false): StudyLesson => ({
  topic,
  grade,
  isOpen,
  families: ['capture'],
});
const topics = (lessons: readonly StudyLesson[]) => lessons.map(({ topic }) => topic);

describe('what to study after an exam', () => {
  it('is about what was missed, each topic once, three at most, none more than two grades ahead or eight behind', () => {
    fc.assert(
      fc.property(fc.array(lesson), fc.array(family), fc.integer({ min: 1, max: 19 }), (lessons, missed, grade) => {
        const named = lessonsToStudy(lessons, new Set(missed), grade);
        expect(named.length).toBeLessThanOrEqual(3);
        expect(new Set(topics(named)).size).toBe(named.length);
        for (const one of named) {
          expect(one.grade).toBeGreaterThanOrEqual(grade - 2);
          expect(one.grade).toBeLessThanOrEqual(grade + 8);
          expect(one.families.some((known) => missed.includes(known))).toBe(true);
        }
      }),
    );
  });

  it('names what may be studied first, then the nearest in grade', () => {
    const lessons = [of('invasion', 8), of('far', 14), of('near', 18), of('own', 15, true)];
    expect(topics(lessonsToStudy(lessons, new Set(['capture']), 16))).toEqual(['own', 'far', 'near']);
    expect(topics(lessonsToStudy(lessons, new Set(['capture']), 19))).toEqual(['near']);
  });

  it('names none to a strong player that a beginner begins with, though it is open', () => {
    const lessons = [of('first', 19, true), of('easy', 9, true), of('own', 2)];
    expect(topics(lessonsToStudy(lessons, new Set(['capture']), 1))).toEqual(['easy', 'own']);
    expect(lessonsToStudy(lessons.slice(0, 1), new Set(['capture']), 1)).toEqual([]);
  });
});
