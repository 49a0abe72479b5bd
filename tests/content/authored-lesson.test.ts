import { describe, expect, it } from 'vitest';
import { authoredSteps, type AuthoredOf, type AuthoredStep, type LocalizedText } from '@/lib/lessons/authored-lesson';
import { locales } from '@/lib/kernel/locale';
import { answersOf, posedKey } from '@/lib/go/answers';
import { objectionText, publishFaults, shapeFaults } from '@/platform/lessons/lesson-faults';
import { authoredOf, posedBy as posedByFile, readTopic, topicCodes } from '@/platform/topics/topics';
import { objectionsTo } from '@/platform/lessons/found';
import { lessonIn, paragraphsOf } from '@/platform/lessons/lesson-in';
import { posedBy } from '@/platform/lessons/posed-by';
import { joinedSteps } from '@/platform/kernel/migrations/data/joined-steps';

const inEach = (text: string) => Object.fromEntries(locales.map((locale) => [locale, text])) as LocalizedText;
const around = { families: ['capture'], title: inEach('T'), summary: inEach('S') };
const liberties = () => structuredClone(authoredOf(readTopic('liberties')));
const find = <K extends AuthoredStep['kind']>(steps: AuthoredStep[], kind: K) =>
  steps.find((step) => step.kind === kind) as AuthoredOf<K>;

describe('the form in which lessons are kept', () => {
  it.each(topicCodes())('%s is written in it, whole, and asks the search what its file asks', (code) => {
    const topic = readTopic(code);
    const steps = authoredOf(topic);
    expect(authoredSteps.parse(steps)).toEqual(steps);
    expect(shapeFaults(steps, 'en')).toEqual([]);
    expect(publishFaults(steps, { ...around, families: ['capture'] }, 'en')).toEqual([]);
    for (const step of topic.data.steps) {
      if (step.kind !== 'question') continue;
      const [asked, stored] = [
        posedByFile(step),
        posedBy(steps.find(({ id }) => id === step.id) as AuthoredOf<'question'>),
      ];
      expect(stored && posedKey(stored), step.id).toBe(asked && posedKey(asked));
    }
  });

  it('a text that nobody has written yet is that of the first language that has it', () => {
    const steps = liberties();
    steps[0]!.title['ja-JP'] = '';
    expect(lessonIn(steps, 'ja-JP')[0]!.title).toBe(steps[0]!.title['zh-TW']);
    expect(paragraphsOf('One.\n\n \n\nTwo.\nStill two.\n')).toEqual(['One.', 'Two.\nStill two.']);
  });
});

describe('what is said of a lesson', () => {
  it('a draft may lack words, not shape; step, moment and language are named', () => {
    const steps = liberties();
    const board = find(steps, 'board');
    board.frames[1]!.caption['ja-JP'] = '';
    expect(shapeFaults(steps, 'en')).toEqual([]);
    board.frames[1]!.caption['ja-JP'] = 'あ'.repeat(261);
    expect(shapeFaults(steps, 'en')).toEqual([
      `Step 1 (${board.id}), moment 2, 日本語: Caption is too long, at most 260 characters`,
    ]);
    steps[1]!.id = 'Not a name';
    expect(shapeFaults(steps, 'zh-TW').join()).toContain('第 2 步 (Not a name)：步驟代碼');
    expect(shapeFaults({ steps }, 'en')).toHaveLength(1);
  });

  it.each<[string, (steps: AuthoredStep[]) => void, RegExp]>([
    [
      'a word missing',
      (steps) => void (find(steps, 'question').hint['en-US'] = ' '),
      /Step \d \(\w+\), English: Hint is missing/,
    ],
    ['one step', (steps) => void steps.splice(1), /two steps or more/],
    ['a name twice', (steps) => void (steps[1]!.id = steps[0]!.id), /another step has the same name/],
    ['one moment', (steps) => void find(steps, 'board').frames.splice(1), /two moments or more/],
    [
      'a move on a stone',
      (steps) => {
        const { position, frames } = find(steps, 'board');
        frames[1]!.moves = [{ color: 'black', at: (position.black + ' ' + position.white).trim().split(' ')[0]! }];
      },
      /moment 2: a move is against the rules/,
    ],
    [
      'a figure of nothing',
      (steps) => void (find(steps, 'board').frames[0]!.caption['ja-JP'] = '{liberties:A1}'),
      /moment 1, 日本語: what stands in braces/,
    ],
    [
      'an answer in the question',
      (steps) => void (find(steps, 'question').prompt['zh-CN'] += '{point}'),
      /must not say the move/,
    ],
    ['no search', (steps) => void (find(steps, 'question').search = null), /how many moves deep/],
    ['no stakes', (steps) => void (find(steps, 'question').position.marks = []), /mark the stones at stake/],
    ['no answer', (steps) => void (find(steps, 'question').moves = []), /No answer yet/],
  ])('%s keeps it from learners', (_, spoil, fault) => {
    const steps = liberties();
    spoil(steps);
    expect(publishFaults(steps, around, 'en').join('\n')).toMatch(fault);
  });

  it('a title is wanted in every language, and a family for exercises', () => {
    const faults = publishFaults(liberties(), { families: [], title: { 'zh-TW': 'T' }, summary: inEach('S') }, 'en');
    expect(faults.filter((fault) => /title/.test(fault))).toHaveLength(3);
    expect(faults.join()).toMatch(/family of problems/);
  });
});

describe('a stated answer', () => {
  const question = find(liberties(), 'question');
  const found = answersOf(posedBy(question)!);
  const right = found.moves.filter(({ fails }) => !fails).map(({ at }) => at);
  const objectionsOf = (moves: AuthoredOf<'question'>['moves']) =>
    objectionsTo(moves, found).map((objection) => objectionText(objection, { size: question.position.size }, 'en'));

  it('is what the search finds, else it is named with the reason', () => {
    expect(objectionsOf(question.moves)).toEqual([]);
    expect(objectionsOf([]).join()).toBe(`${right[0]} also succeeds, but is not called right`);
    const wrong = objectionsOf([...question.moves, { at: 'A1' }]);
    expect(wrong.join()).toMatch(/^A1 is called right, but it fails/);
    expect(objectionsTo([], { unsettled: 'C3' })).toEqual([{ code: 'unsettled', at: 'C3' }]);
    expect(objectionText({ code: 'slow' }, { size: 9, step: 2, id: 'take' }, 'zh-TW')).toBe(
      '第 3 步 (take)：搜尋時間太長，請用棋子圍住範圍，或縮小範圍、減少手數',
    );
  });
});

it('lessons kept in a list for each language become one', () => {
  const authored = liberties();
  const lessons = Object.fromEntries(locales.map((locale) => [locale, lessonIn(authored, locale)]));
  const joined = authoredSteps.parse(joinedSteps(lessons));
  for (const locale of locales) expect(lessonIn(joined, locale)).toEqual(lessons[locale]);
  expect(joinedSteps({ 'zh-TW': null, 'en-US': 'nonsense' })).toBeNull();
});
