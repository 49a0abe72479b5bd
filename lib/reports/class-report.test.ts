import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayNumber, dayText } from '@/lib/kernel/calendar';
import {
  figureNames,
  firstTryShare,
  nothingLearned,
  reportOf,
  sumOfReports,
  type Learned,
  type Report,
} from './report';
import { homeworkLesson } from '@/lib/homework/homework';
import { climbLesson } from '@/lib/climb/climb';
import {
  barOf,
  boundsOf,
  maxPeriodDays,
  reportPeriod,
  unitOf,
  type reportSpans,
  type ReportPeriod,
} from './report-period';

const topics = new Map([
  ['ladder', { title: 'Ladders', grade: 15 }],
  ['net', { title: 'Nets', grade: 12 }],
]);
const lesson = fc.constantFrom(
  'ladder',
  'practice-ladder',
  'net',
  'practice-net',
  'ladder/capture',
  'homework/h1',
  'gone',
);
const grade = fc.integer({ min: 1, max: 19 });
const period: fc.Arbitrary<ReportPeriod> = fc
  .record({ first: fc.integer({ min: 18_000, max: 22_000 }), days: fc.integer({ min: 1, max: maxPeriodDays }) })
  .map(({ first, days }) => ({ first, last: first + days - 1 }));

const learnedIn = ({ first, last }: ReportPeriod): fc.Arbitrary<Learned> => {
  const day = fc.integer({ min: first, max: last });
  return fc.record({
    time: fc.uniqueArray(fc.record({ day, seconds: fc.integer({ min: 0, max: 100_000 }) }), {
      maxLength: 20,
      selector: (one) => one.day,
    }),
    finished: fc.uniqueArray(fc.record({ lesson, day }), { maxLength: 8, selector: (one) => one.lesson }),
    problems: fc.array(
      fc
        .record({ lesson, grade, tried: fc.integer({ min: 1, max: 30 }), missed: fc.nat(30) })
        .map(({ missed, ...row }) => ({ ...row, solved: Math.max(0, row.tried - missed) })),
      { maxLength: 8 },
    ),
    mastered: fc.uniqueArray(fc.constantFrom('ladder', 'net', 'gone')),
    climbed: fc.uniqueArray(fc.record({ grade, levels: fc.integer({ min: 1, max: 9 }) }), {
      selector: (one) => one.grade,
    }),
    exams: fc.uniqueArray(fc.record({ grade, day }), { selector: (one) => one.grade }),
  });
};
const oneOf = period.chain((of) => fc.record({ of: fc.constant(of), learned: learnedIn(of) }));
const someOf = period.chain((of) => fc.record({ of: fc.constant(of), all: fc.array(learnedIn(of), { maxLength: 6 }) }));

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
const partsOf = (report: Report, parts: 'bars' | 'grades' | 'topics', name: string) =>
  sum((report[parts] as unknown as Record<string, number>[]).map((row) => row[name]!));

function expectWhole(report: Report) {
  for (const name of ['minutes', 'finished'] as const) expect(partsOf(report, 'bars', name)).toBe(report.totals[name]);
  for (const name of ['finished', 'tried', 'solved', 'mastered'] as const)
    expect(partsOf(report, 'topics', name)).toBe(report.totals[name]);
  for (const name of figureNames.filter((one) => one !== 'minutes'))
    expect(partsOf(report, 'grades', name)).toBe(report.totals[name]);
}

it('the parts of a report add up to its totals, which are what was learned', () => {
  fc.assert(
    fc.property(oneOf, ({ of, learned }) => {
      const report = reportOf(learned, of, topics);
      expectWhole(report);
      expect(report.totals).toEqual({
        minutes: Math.round(sum(learned.time.map(({ seconds }) => Math.min(86_400, seconds))) / 60),
        finished: learned.finished.length,
        tried: sum(learned.problems.map(({ tried }) => tried)),
        solved: sum(learned.problems.map(({ solved }) => solved)),
        mastered: learned.mastered.length,
        climbed: sum(learned.climbed.map(({ levels }) => levels)),
        exams: learned.exams.length,
      });
      for (const bar of report.bars) expect(bar.minutes).toBeGreaterThanOrEqual(0);
    }),
  );
});

it('the report of a class is the sum of its students’, in each of its parts', () => {
  fc.assert(
    fc.property(someOf, ({ of, all }) => {
      const reports = all.map((learned) => reportOf(learned, of, topics));
      const ofClass = sumOfReports(reports, of);
      expectWhole(ofClass);
      for (const name of figureNames) expect(ofClass.totals[name]).toBe(sum(reports.map(({ totals }) => totals[name])));
      expect(ofClass.bars.map(({ day }) => day)).toEqual(
        reportOf(nothingLearned, of, topics).bars.map(({ day }) => day),
      );
    }),
  );
});

it('the same report comes of the same facts in any order, and of one student alone', () => {
  fc.assert(
    fc.property(oneOf, ({ of, learned }) => {
      const turned = Object.fromEntries(
        Object.entries(learned).map(([name, list]) => [name, (list as readonly unknown[]).toReversed()]),
      ) as unknown as Learned;
      const report = reportOf(learned, of, topics);
      expect(reportOf(turned, of, topics)).toEqual(report);
      expect(sumOfReports([report], of)).toEqual(report);
    }),
  );
});

it('a bar holds each day of the period once, and there are few enough to be told apart', () => {
  fc.assert(
    fc.property(period, (of) => {
      const unit = unitOf(of);
      const { bars } = reportOf(nothingLearned, of, topics);
      expect(bars.length).toBeLessThanOrEqual(31);
      const named = bars.map(({ day }) => day);
      expect(named).toEqual([...new Set(named)].sort());
      const begins = new Set<string>();
      for (let day = of.first; day <= of.last; day += 1) begins.add(dayText(barOf(unit, day)));
      expect(named).toEqual([...begins]);
    }),
  );
});

const now = new Date('2026-11-26T10:00:00+08:00');
const asked = (span: (typeof reportSpans)[number], from?: string, to?: string) => {
  const { first, last } = reportPeriod({ span, from, to }, now, new Date('2026-09-14T09:00:00+08:00'));
  return [dayText(first), dayText(last)];
};

it('weeks, the month, since and days of one’s own are those of the school’s calendar', () => {
  expect(asked('thisWeek')).toEqual(['2026-11-23', '2026-11-26']);
  expect(asked('lastWeek')).toEqual(['2026-11-16', '2026-11-22']);
  expect(asked('thisMonth')).toEqual(['2026-11-01', '2026-11-26']);
  expect(asked('since')).toEqual(['2026-09-14', '2026-11-26']);
  expect(asked('own', '2026-10-01', '2026-10-31')).toEqual(['2026-10-01', '2026-10-31']);
  expect(asked('own', '2026-10-01')).toEqual(['2026-10-01', '2026-11-26']);
  expect(asked('own', '2026-11-20', '2027-01-01')).toEqual(['2026-11-20', '2026-11-26']);
  for (const wrong of [[], ['2026-11-27'], ['2026-10-02', '2026-10-01'], ['2026-02-30'], ['1990-01-01'], ['x']])
    expect(() => asked('own', ...wrong)).toThrow(RangeError);
});

it('a period never reaches beyond today nor beyond the longest, and its instants are those of its days', () => {
  const instant = fc.date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instant, instant, fc.constantFrom('thisWeek', 'lastWeek', 'thisMonth', 'since'), (at, since, span) => {
      const of = reportPeriod({ span }, at, since);
      expect(of.first).toBeLessThanOrEqual(of.last);
      expect(of.last).toBeLessThanOrEqual(dayNumber(at));
      expect(of.last - of.first).toBeLessThan(maxPeriodDays);
      const { from, to } = boundsOf(of);
      expect([dayNumber(from), dayNumber(to)]).toEqual([of.first, of.last]);
      expect(dayNumber(new Date(to.getTime() + 1))).toBe(of.last + 1);
    }),
  );
});

it('a share is whole, and there is none of nothing', () => {
  expect(firstTryShare({ tried: 0, solved: 0 })).toBeNull();
  expect(firstTryShare({ tried: 3, solved: 2 })).toBe(67);
});

it('problems of the climb and of homework stand apart from lessons that are published no more', () => {
  const met = (lesson: string) => ({ lesson, grade: 17, tried: 2, solved: 1 });
  const problems = [met('gone'), met(homeworkLesson('h1')), met(homeworkLesson('h2')), met(climbLesson('capture'))];
  const { topics: rows } = reportOf({ ...nothingLearned, problems }, { first: 20_000, last: 20_006 }, topics);
  expect(rows.map(({ kind, tried }) => [kind, tried])).toEqual([
    ['climb', 2] as const,
    ['homework', 4] as const,
    ['other', 2] as const,
  ]);
});
