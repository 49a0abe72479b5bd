import { describe, expect, it } from 'vitest';
import { locales } from '@/lib/domain/locale';
import { fillCaption } from '@/lib/domain/learning/captions';
import { gamesOf, readMoves } from '@/lib/domain/learning/frames';
import { playRule } from '@/lib/go/rules';
import { checkTopic } from '@/platform/content/check-topic';
import { lessonOf, readTopic, topicCodes } from '@/platform/content/topics';

describe('topics', () => {
  it.each(topicCodes())('%s: words, boards, claims and answers fit together', (code) => {
    expect(checkTopic(readTopic(code))).toEqual([]);
  });
});

describe('a topic that is wrong', () => {
  const liberties = () => structuredClone(readTopic('liberties'));
  it.each<[string, (topic: ReturnType<typeof liberties>) => void, RegExp]>([
    [
      'a caption too few',
      ({ words }) => void (words['ja-JP'].steps['edge'] as { captions: string[] }).captions.pop(),
      /captions/,
    ],
    ['no words for a step', ({ words }) => void delete words['zh-CN'].steps['take'], /no words/],
    [
      'words for no step',
      ({ words }) => void (words['zh-TW'].steps['more'] = { title: '多', text: '多' }),
      /no step is called more/,
    ],
    [
      'a figure of an empty point',
      ({ words }) =>
        void ((words['en-US'].steps['edge'] as { captions: string[] }).captions[0] = 'It has {liberties:A1}.'),
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
    ['answers of another position', ({ answers }) => void (answers['take']!.of = '[]'), /no answers yet/],
  ])('%s is named', (_, spoil, fault) => {
    const topic = liberties();
    spoil(topic);
    expect(checkTopic(topic).join('\n')).toMatch(fault);
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
