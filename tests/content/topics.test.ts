import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/kernel/locale';
import { fillCaption } from '@/lib/videos/captions';
import { gamesOf, readMoves } from '@/lib/lessons/frames';
import { playRule } from '@/lib/go/rules';
import { isPractice, practiceCount, practiceOf } from '@/lib/courses/practice';
import { checkTopic } from '@/platform/topics/check-topic';
import { composedCourses, readCourse } from '@/platform/courses/read-courses';
import { listedLesson } from '@/platform/topics/read-lessons';
import { readBank } from '@/platform/bank/read-problems';
import { lessonOf, readTopic, topicCodes } from '@/platform/topics/topics';

describe('topics', () => {
  it.each(topicCodes())('%s: texts, boards, claims and answers fit together', (code) => {
    expect(checkTopic(readTopic(code))).toEqual([]);
  });
});

describe('exercises', () => {
  const counts = new Map<string, number>();
  for (const { family } of readBank()) counts.set(family, (counts.get(family) ?? 0) + 1);
  const lessons = composedCourses().flatMap((code) => readCourse(code).chapters.flatMap((chapter) => chapter.lessons));
  it.each(topicCodes())('%s: the bank has what its lessons draw', (code) => {
    const { data } = readTopic(code);
    const there = data.families.reduce((sum, family) => sum + (counts.get(family) ?? 0), 0);
    const drawn = data.steps.map((step) => (step.kind === 'exercises' ? step.count : 0));
    const practised = lessons.includes(practiceOf(code)) ? practiceCount : 0;
    expect(there).toBeGreaterThanOrEqual(Math.max(practised, ...drawn));
  });
});

describe('courses', () => {
  it.each(composedCourses())('%s: each of its lessons exists', (code) => {
    for (const lesson of readCourse(code).chapters.flatMap((chapter) => chapter.lessons))
      expect(() => listedLesson(lesson), lesson).not.toThrow();
  });

  it.each(composedCourses())(
    '%s: its free first lesson can be read without scripts, which exercises cannot',
    (code) => {
      expect(isPractice(readCourse(code).chapters[0]!.lessons[0]!)).toBe(false);
    },
  );
});

describe('a topic that is wrong', () => {
  const liberties = () => structuredClone(readTopic('liberties'));
  it.each<[string, (topic: ReturnType<typeof liberties>) => void, RegExp]>([
    [
      'a caption too few',
      ({ texts }) => void (texts['ja-JP'].steps['edge'] as { captions: string[] }).captions.pop(),
      /captions/,
    ],
    ['no texts for a step', ({ texts }) => void delete texts['zh-CN'].steps['take'], /no texts/],
    [
      'words for no step',
      ({ texts }) => void (texts['zh-TW'].steps['more'] = { title: '多', text: '多' }),
      /no step is called more/,
    ],
    [
      'a figure of an empty point',
      ({ texts }) =>
        void ((texts['en-US'].steps['edge'] as { captions: string[] }).captions[0] = 'It has {liberties:A1}.'),
      /nothing stands at A1/,
    ],
    [
      'a claim that the search denies',
      ({ data }) => {
        const [board] = data.steps;
        if (board?.kind !== 'board') throw new Error('no board');
        board.frames[1]!.claims = [{ attacker: 'white', first: 'white', targets: 'E5', taken: true, within: 4 }];
      },
      /claims what the search denies/,
    ],
    [
      'a figure the board does not show',
      ({ texts }) => {
        const step = texts['zh-TW'].steps['take'] as { prompt: string };
        step.prompt = step.prompt.replace('最後一口氣', '兩口氣');
      },
      /take, prompt zh-TW: the board does not show '兩口氣'/,
    ],
    [
      'a figure that another language denies',
      ({ texts }) => {
        (texts['en-US'].steps['take'] as { right: string }).right = 'Right! It has two liberties and three stones.';
        (texts['ja-JP'].steps['take'] as { right: string }).right = '正解です。呼吸点は三つです。';
      },
      /en-US says 2 liberties, ja-JP 3/,
    ],
    ['answers of another position', ({ answers }) => void (answers['take']!.of = '[]'), /no answers yet/],
  ])('%s is named', (_, spoil, fault) => {
    const topic = liberties();
    spoil(topic);
    expect(checkTopic(topic).join('\n')).toMatch(fault);
  });

  it('moves that do not do what is asked are named', () => {
    const topic = structuredClone(readTopic('atari'));
    const find = topic.data.steps.find(({ id }) => id === 'find');
    if (find?.kind !== 'question') throw new Error('no question');
    find.moves = [{ at: 'E7' }];
    expect(checkTopic(topic).join('\n')).toMatch(/atari\/find: it is E4/);
  });

  it('a moment may go on from an earlier one, never from a later', () => {
    const frames = [
      { moves: readMoves('B D4', 9)! },
      { moves: readMoves('W E4', 9)! },
      { from: 0, moves: readMoves('W D5', 9)! },
    ];
    const games = gamesOf({ size: 9, black: '', white: '' }, frames, playRule);
    expect(games[2]!.board.get([4, 5])).toBe(0);
    expect(() => gamesOf({ size: 9, black: '', white: '' }, [{ from: 0, moves: [] }], playRule)).toThrow(/later/);
    expect(readMoves('B D4 W', 9)).toBeNull();
    expect(readMoves('B Z4', 9)).toBeNull();
  });

  it('figures come from the board', () => {
    const facts = { liberties: () => 3, stones: () => 2, captured: 1, point: (at: string) => `<${at}>` };
    expect(fillCaption('{D4}: {liberties:D4}, {stones:D4}, {captured}', facts)).toBe('<D4>: 3, 2, 1');
    expect(() => fillCaption('{ladder:D4}', facts)).toThrow(/unknown/);
  });
});

it('a lesson is the same in four languages but for its words', () => {
  const shapes = locales.map((locale) =>
    lessonOf(readTopic('liberties'), locale).map(({ id, kind }) => `${kind} ${id}`),
  );
  expect(new Set(shapes.map((shape) => shape.join())).size).toBe(1);
});

it('English quotes “…”, and ‘…’ within', () => {
  const opensWrong = (code: string) => /[\s(“"]’\w/.test(JSON.stringify(readTopic(code).texts['en-US']));
  expect(topicCodes().filter(opensWrong)).toEqual([]);
});
