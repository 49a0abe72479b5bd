import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultOfProblem, givenProblem, stateOf, type Judged, type OwnProblem } from '@/lib/homework/own-problem';
import { isSelfStudy, studiesAt } from '@/lib/classes/self-study';

const problem: OwnProblem = {
  position: { size: 7, black: 'C4 D3 E4', white: 'D4', toPlay: 'black', marks: [{ at: 'D4', kind: 'circle' }] },
  goal: 'capture',
  right: ['D5'],
  within: 2,
};
const judged: Judged = { solver: 1, moves: [{ at: 'D5' }], otherwise: 'D5', objections: [] };

describe('a problem of a teacher', () => {
  it('says the first thing that it misses', () => {
    expect(faultOfProblem(problem, ['D4'])).toBeNull();
    expect(faultOfProblem(problem, [])).toBe('stakes');
    expect(faultOfProblem({ ...problem, right: [] }, ['D4'])).toBe('right');
    expect(faultOfProblem({ ...problem, right: ['C4'] }, ['D4'])).toBe('right');
    expect(faultOfProblem({ ...problem, right: ['T19'] }, ['D4'])).toBe('right');
    expect(faultOfProblem({ ...problem, region: 'D5 T19' }, ['D4'])).toBe('region');
    expect(faultOfProblem({ ...problem, position: { ...problem.position, white: 'C4' } }, ['C4'])).toBe('position');
  });

  it('is given only as it was proved', () => {
    expect(stateOf(null)).toBe('unjudged');
    expect(givenProblem(problem, null)).toBeNull();
    const refused: Judged = { ...judged, moves: null, objections: [{ code: 'slow' }] };
    expect([stateOf(refused), givenProblem(problem, refused)]).toEqual(['refused', null]);
    expect(stateOf(judged)).toBe('proved');
    const { position, goal } = problem;
    expect(givenProblem(problem, judged)).toEqual({ position, goal, moves: judged.moves, otherwise: 'D5' });
  });
});

describe('self-study', () => {
  const years = fc.array(
    fc.record({
      overAt: fc.integer({ min: 0, max: 100 }).map((n) => new Date(n)),
      keepsRole: fc.boolean(),
      isExpired: fc.boolean(),
    }),
  );
  it('is open while a year runs, and never again once the role has gone, but for what is told late', () => {
    fc.assert(
      fc.property(years, fc.integer({ min: 0, max: 100 }), (given, n) => {
        const at = new Date(n);
        const runs = given.length === 0 || given.some(({ overAt, keepsRole }) => keepsRole || overAt > at);
        expect(studiesAt({ role: 'teacher', years: given }, at)).toBe(runs);
        expect(studiesAt({ role: 'learner', years: given }, new Date(1_000))).toBe(false);
        const late = given.some(({ isExpired, overAt }) => isExpired && overAt > at);
        expect(studiesAt({ role: 'learner', years: given }, at)).toBe(late);
      }),
    );
  });

  it('is of the courses of the grades', () => {
    expect(isSelfStudy({ isForTeachers: false, gradeFrom: 19 })).toBe(true);
    expect(isSelfStudy({ isForTeachers: true, gradeFrom: 19 })).toBe(false);
    expect(isSelfStudy({ isForTeachers: false, gradeFrom: null })).toBe(false);
  });
});
