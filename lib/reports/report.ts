import { dayText } from '@/lib/kernel/calendar';
import { isOfClimb } from '@/lib/climb/climb';
import { topicOf } from '@/lib/courses/practice';
import { isOfHomework } from '@/lib/homework/homework';
import { barOf, barsOf, unitOf, type BarUnit, type ReportPeriod } from './report-period';

/** What a student learned in a period, from the projection of the events. */
export type Learned = {
  /** Seconds on a day, of as many days as there are. */
  time: readonly { day: number; seconds: number }[];
  /** Lessons finished, each once, on which day. */
  finished: readonly { lesson: string; day: number }[];
  /** Problems met for the first time, by lesson and grade of the problem (0: it has none), and those solved at the very first try without a hint. */
  problems: readonly { lesson: string; grade: number; tried: number; solved: number }[];
  /** Codes of topics mastered at its end and not before it. */
  mastered: readonly string[];
  /** Levels of the climb solved for the first time, by grade. */
  climbed: readonly { grade: number; levels: number }[];
  /** Mock exams passed for the first time in their grade. */
  exams: readonly { grade: number; day: number }[];
};
export const nothingLearned: Learned = { time: [], finished: [], problems: [], mastered: [], climbed: [], exams: [] };

/** The figures of a report, of one student as of a whole class. */
export const figureNames = ['minutes', 'finished', 'tried', 'solved', 'mastered', 'climbed', 'exams'] as const;
export type Figures = Record<(typeof figureNames)[number], number>;

/** Columns in the order in which they are listed; the share of first tries stands after the figures it is computed from. */
export const figureColumns = [
  'minutes',
  'finished',
  'tried',
  'solved',
  'share',
  'mastered',
  'climbed',
  'exams',
] as const;
export type FigureColumn = (typeof figureColumns)[number];

export type ReportBar = { day: string; minutes: number; finished: number };
export type GradeRow = Omit<Figures, 'minutes'> & {
  /** Null: of lessons that are no longer published. */
  grade: number | null;
};
/** In the order in which they are shown. */
export const topicKinds = ['topic', 'climb', 'homework', 'other'] as const;
export type TopicRow = Pick<Figures, 'finished' | 'tried' | 'solved' | 'mastered'> & {
  /** `climb`, `homework`: all problems met there; `other`: lessons that are no longer published. */
  kind: (typeof topicKinds)[number];
  topic: string;
  /** In the report's language; empty where the row is not of a topic. */
  title: string;
  grade: number | null;
};

/**
 * The one source of screen, table (CSV) and PDF (docs/product.md, "Reports"). Of one student or of many: a class's report
 * is the sum of its students' reports.
 */
export type Report = {
  /** '2026-11-16'; both days are in it. */
  from: string;
  to: string;
  unit: BarUnit;
  totals: Figures;
  bars: ReportBar[];
  /** Where something was learned, from the weakest grade on. */
  grades: GradeRow[];
  topics: TopicRow[];
};

export type KnownTopics = ReadonlyMap<string, { title: string; grade: number }>;

const noFigures: Figures = { minutes: 0, finished: 0, tried: 0, solved: 0, mastered: 0, climbed: 0, exams: 0 };
/** Seconds of a day: the most that can be learned on it. */
const maxSecondsOfDay = 86_400;

export function reportOf(learned: Learned, period: ReportPeriod, topics: KnownTopics): Report {
  const report = emptyReport(period);
  const bars = new Map(report.bars.map((bar) => [bar.day, bar]));
  const barAt = (day: number) => bars.get(dayText(barOf(report.unit, day)))!;
  for (const { day, minutes } of minutesOf(learned.time)) barAt(day).minutes += minutes;
  for (const { day } of learned.finished) barAt(day).finished += 1;

  const topicRows = new Rows(keyOfTopic, { finished: 0, tried: 0, solved: 0, mastered: 0 });
  const gradeRows = new Rows(keyOfGrade, gradeFigures);
  const topicAt = (lesson: string) => topicRows.at(placeOf(lesson, topics));
  for (const { lesson } of learned.finished) {
    topicAt(lesson).finished += 1;
    gradeRows.at({ grade: placeOf(lesson, topics).grade }).finished += 1;
  }
  for (const { lesson, grade, tried, solved } of learned.problems)
    for (const row of [topicAt(lesson), gradeRows.at({ grade: grade || null })]) {
      row.tried += tried;
      row.solved += solved;
    }
  for (const topic of learned.mastered) {
    topicAt(topic).mastered += 1;
    gradeRows.at({ grade: placeOf(topic, topics).grade }).mastered += 1;
  }
  for (const { grade, levels } of learned.climbed) gradeRows.at({ grade: grade || null }).climbed += levels;
  for (const { grade } of learned.exams) gradeRows.at({ grade }).exams += 1;
  return withRows(report, topicRows.all(), gradeRows.all());
}

/** The report of a class, of those of its students for the same period and in the same language. */
export function sumOfReports(reports: readonly Report[], period: ReportPeriod): Report {
  const sum = emptyReport(period);
  const bars = new Map(sum.bars.map((bar) => [bar.day, bar]));
  const topicRows = new Rows(keyOfTopic, { finished: 0, tried: 0, solved: 0, mastered: 0 });
  const gradeRows = new Rows(keyOfGrade, gradeFigures);
  for (const report of reports) {
    for (const bar of report.bars) add(bars.get(bar.day)!, bar, ['minutes', 'finished']);
    for (const row of report.topics) add(topicRows.at(row), row, ['finished', 'tried', 'solved', 'mastered']);
    for (const row of report.grades) add(gradeRows.at(row), row, gradeFigureNames);
  }
  return withRows(sum, topicRows.all(), gradeRows.all());
}

export function emptyReport(period: ReportPeriod): Report {
  return {
    from: dayText(period.first),
    to: dayText(period.last),
    unit: unitOf(period),
    totals: { ...noFigures },
    bars: barsOf(period).map((day) => ({ day: dayText(day), minutes: 0, finished: 0 })),
    grades: [],
    topics: [],
  };
}

/** Percentage of first tries that were right, rounded; null where nothing was tried. */
export const firstTryShare = ({ tried, solved }: Pick<Figures, 'tried' | 'solved'>): number | null =>
  tried === 0 ? null : Math.round((100 * solved) / tried);

/** Whole minutes of each day that add up to those of all days, rounded once. */
function minutesOf(time: Learned['time']): { day: number; minutes: number }[] {
  let seconds = 0;
  let assigned = 0;
  return time
    .toSorted((a, b) => a.day - b.day)
    .map(({ day, seconds: more }) => {
      seconds += Math.min(maxSecondsOfDay, more);
      const minutes = Math.round(seconds / 60) - assigned;
      assigned += minutes;
      return { day, minutes };
    });
}

export const gradeFigureNames = figureNames.filter((name) => name !== 'minutes');
const gradeFigures = { finished: 0, tried: 0, solved: 0, mastered: 0, climbed: 0, exams: 0 };

type TopicPlace = Pick<TopicRow, 'kind' | 'topic' | 'title' | 'grade'>;
const keyOfTopic = ({ kind, topic, title, grade }: TopicPlace): TopicPlace => ({ kind, topic, title, grade });
const keyOfGrade = ({ grade }: Pick<GradeRow, 'grade'>) => ({ grade });

function placeOf(lesson: string, topics: KnownTopics): TopicPlace {
  if (isOfClimb(lesson)) return { kind: 'climb', topic: '', title: '', grade: null };
  if (isOfHomework(lesson)) return { kind: 'homework', topic: '', title: '', grade: null };
  const topic = topicOf(lesson);
  const known = topics.get(topic);
  return known ? { kind: 'topic', topic, ...known } : { kind: 'other', topic: '', title: '', grade: null };
}

/** Rows of a table while they are counted, each starting from zero. */
class Rows<Key extends object, Counts extends Record<string, number>> {
  private readonly rows = new Map<string, Key & Counts>();

  constructor(
    private readonly keyOf: (of: Key) => Key,
    private readonly nothing: Counts,
  ) {}

  at(of: Key): Key & Counts {
    const key = this.keyOf(of);
    const name = JSON.stringify(key);
    const known = this.rows.get(name);
    if (known) return known;
    const row = { ...key, ...this.nothing };
    this.rows.set(name, row);
    return row;
  }

  all = (): (Key & Counts)[] => [...this.rows.values()];
}

function add<Name extends string>(to: Record<Name, number>, from: Record<Name, number>, names: readonly Name[]): void {
  for (const name of names) to[name] += from[name];
}

const last = 0;
const byGrade = (a: number | null, b: number | null) => (b ?? last) - (a ?? last);

/** In display order; the totals are the sums of the rows shown. */
function withRows(report: Report, topics: TopicRow[], grades: GradeRow[]): Report {
  const totals = { ...noFigures };
  for (const { minutes } of report.bars) totals.minutes += minutes;
  for (const row of grades) add(totals, row, gradeFigureNames);
  return {
    ...report,
    totals,
    grades: grades.toSorted((a, b) => byGrade(a.grade, b.grade)),
    topics: topics.toSorted(
      (a, b) =>
        topicKinds.indexOf(a.kind) - topicKinds.indexOf(b.kind) ||
        byGrade(a.grade, b.grade) ||
        (a.topic < b.topic ? -1 : 1),
    ),
  };
}
