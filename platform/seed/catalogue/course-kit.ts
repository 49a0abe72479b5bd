import type { Audience, ProductType } from '@/lib/domain/product-type';
import type { Locale } from '@/lib/domain/locale';
import { activeExcept, fill, lists, t, type Lesson } from './localized';
import { cover, type CoverName } from './covers';
import { problems, type ProblemName } from './problems';
import { questions, type QuestionName } from './questions';
import type { Localized, SeedCoursePlan, SeedGrant, SeedPrice, SeedProduct, SeedQuestion } from './types';

export type CourseInput = {
  code: string;
  type?: ProductType;
  isItp?: boolean;
  /** [from, to], 19 … 1. */
  grades: readonly [number, number];
  audience: Audience[];
  price: SeedPrice;
  /** The position of the problem when absent. */
  cover?: CoverName;
  problem: ProblemName;
  title: Localized;
  summary: Localized;
  description: Localized;
  targetAudience: Localized;
  outcomes: Localized[];
  lessons: Lesson[];
  /** How many weeks the course takes at the pace it recommends; the copy says `{week}`. */
  weeks?: number;
  asks: QuestionName[];
  ownQuestions?: SeedQuestion[];
  /** Grades whose mock exam comes with the course, one sitting each. */
  exams?: number[];
  alsoIncludes?: Localized[];
  /** Languages in which it is not sold. */
  hiddenIn?: Locale[];
  featured?: boolean;
  sortOrder: number;
  specialContent?: Localized;
  parents?: { target: Localized; week: Localized; unit: Localized };
  isTrial?: boolean;
};

/** For a course whose topics come with practice sets of their own: those are no videos. */
const formatWithPractice = t(
  '共 {n} 堂：{videos} 堂影片課（每堂 {short}–{long} 分鐘）與 {practice} 組棋盤練習。手機、平板、電腦都能上課，購買後不限次數重看。',
  '共 {n} 节：{videos} 节视频课（每节 {short}–{long} 分钟）与 {practice} 组棋盘练习。手机、平板、电脑均可学习，购买后可反复观看，不限次数。',
  '{n} lessons: {videos} videos of {short} to {long} minutes and {practice} practice sets on the board. They work on phone, tablet and computer, and you can come back to them as often as you like.',
  '全{n}レッスン：動画{videos}本（1本{short}〜{long}分）と、盤上で答える練習{practice}回。スマートフォン・タブレット・パソコンに対応し、購入後は何度でも受講できます。',
);
const format = t(
  '{n} 堂影片課，每堂 {short}–{long} 分鐘，課後附互動棋盤練習。手機、平板、電腦都能上課，購買後不限次數重看。',
  '{n} 节视频课，每节 {short}–{long} 分钟，课后配互动棋盘练习。手机、平板、电脑均可学习，购买后可反复观看，不限次数。',
  '{n} video lessons of {short} to {long} minutes, each followed by exercises on an interactive board. Works on phone, tablet and computer, and you can watch as often as you like.',
  '動画レッスン{n}本（1本{short}〜{long}分）。各レッスンのあとに、盤上で答える練習問題がつきます。スマートフォン・タブレット・パソコンに対応し、購入後は何度でもご覧いただけます。',
);
const includesVideos = t(
  '{videos} 堂影片課，觀看不限期、不限次數',
  '{videos} 节视频课，不限期限、不限次数',
  '{videos} video lessons, to watch as often as you like, with no time limit',
  '動画レッスン{videos}本（視聴期間・回数の制限なし）',
);
const includesPracticeSets = t(
  '{practice} 組棋盤練習，每一手都有回應',
  '{practice} 组棋盘练习，每一手都有回应',
  '{practice} practice sets, answered move by move',
  '盤上の練習{practice}回（一手ごとに答えが返ってきます）',
);
const includesPractice = t(
  '每堂課後的互動練習，每一手都有回應',
  '每节课后的互动练习，每一手都有回应',
  'Exercises after every lesson, answered move by move',
  '一手ごとに答えが返ってくる練習問題',
);
const includesRecord = t(
  '個人學習紀錄，隨時接著上次的進度',
  '个人学习记录，随时从上次的进度继续',
  'A record of your progress, so you carry on where you stopped',
  '学習の記録。いつでも続きから再開できます',
);
const includesExam = t(
  'G{grade} 模擬檢定一份，可重複作答',
  'G{grade} 模拟考级，可反复作答',
  'The G{grade} mock exam, with unlimited retakes',
  'G{grade}模擬検定（何度でも受け直せます）',
);

/** A course and the plan it opens; both carry the same code. */
export function course(input: CourseInput): { product: SeedProduct; plan: SeedCoursePlan } {
  const videos = input.lessons.filter((lesson) => !lesson.isPractice);
  const minutes = videos.map((lesson) => lesson.minutes);
  const practice = input.lessons.length - videos.length;
  const values = {
    n: input.lessons.length,
    videos: videos.length,
    practice,
    short: Math.min(...minutes),
    long: Math.max(...minutes),
    ...(input.weeks ? { week: input.weeks, perWeek: Math.ceil(input.lessons.length / input.weeks) } : {}),
  };
  const say = (text: Localized) => fill(text, values);
  const exams = input.exams ?? [];
  const grants: SeedGrant[] = [
    { kind: 'course', ref: input.code },
    ...exams.map((grade): SeedGrant => ({ kind: 'exam', ref: `G${grade}`, amount: 1 })),
  ];
  const product: SeedProduct = {
    code: input.code,
    type: input.type ?? 'hjjCoursePlan',
    isItp: input.isItp ?? false,
    isActive: activeExcept(input.hiddenIn),
    title: input.title,
    summary: say(input.summary),
    description: say(input.description),
    targetAudience: input.targetAudience,
    infomation: say(practice > 0 ? formatWithPractice : format),
    outcomes: lists(input.outcomes.map(say)),
    includes: lists([
      say(includesVideos),
      practice > 0 ? say(includesPracticeSets) : includesPractice,
      ...exams.map((grade) => fill(includesExam, { grade })),
      ...(input.alsoIncludes ?? [includesRecord]).map(say),
    ]),
    contents: input.lessons.map(({ title, minutes }, index) => ({ title, minutes, isSample: index === 0 })),
    questions: [...(input.ownQuestions ?? []), ...input.asks.map((name) => questions[name])],
    ...(input.specialContent ? { specialContent: input.specialContent } : {}),
    ...(input.parents
      ? {
          parentsZoneTarget: say(input.parents.target),
          parentsZoneWeek: say(input.parents.week),
          parentsZoneUnit: say(input.parents.unit),
        }
      : {}),
    audience: input.audience,
    gradeFrom: input.grades[0],
    gradeTo: input.grades[1],
    lessonCount: input.lessons.length,
    stock: null,
    requiresShipping: false,
    featured: input.featured ?? false,
    sortOrder: input.sortOrder,
    price: input.price,
    cover: cover(input.cover ?? input.problem),
    problem: problems[input.problem],
    grants,
  };
  const plan: SeedCoursePlan = {
    code: input.code,
    title: input.title,
    isTrial: input.isTrial ?? false,
    gradeFrom: input.grades[0],
    gradeTo: input.grades[1],
    lessonCount: input.lessons.length,
    productCode: input.code,
  };
  return { product, plan };
}
