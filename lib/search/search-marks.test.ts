import { describe, expect, it } from 'vitest';
import { fold } from './fold';
import { excerptOf, mark } from './marked';
import { scriptVariants } from './script-variants';
import { readQuestion, wordsOf } from './words';

const marked = (text: string, question: string) => {
  const asked = readQuestion(fold(question, scriptVariants));
  const { marks } = mark(text, new Set(asked.words), asked, scriptVariants);
  return marks.map(([start, end]) => text.slice(start, end));
};

describe('what is marked', () => {
  it.each([
    ['圍棋入門：從規則到第一盤棋', '围棋入门', ['圍棋入門']],
    ['コースコードの使い方', 'ｺｰｽ', ['コース']],
    ['ガラス ｶﾞﾗｽ がらす', 'ガラス', ['ガラス', 'ｶﾞﾗｽ', 'がらす']],
    ['Jōseki and JOSEKI', 'joseki', ['Jōseki', 'JOSEKI']],
    ['𠮷野家の棋', '𠮷野', ['𠮷野']],
    ['G15 模擬檢定（G15）', 'g15', ['G15', 'G15']],
  ])('in %s for %s', (text, question, parts) => expect(marked(text, question)).toEqual(parts));
});

it('the words of a text are found in it again', () => {
  for (const text of ['圍棋ABC入門 G15', 'オンライン体験レッスン', "children's 9×9 boards"])
    for (const { word, at } of wordsOf(fold(text))) expect(fold(text).slice(at, at + word.length)).toBe(word);
});

describe('an excerpt', () => {
  const long = `${'前面的句子，'.repeat(20)}這裡講退費的條件，${'後面的句子，'.repeat(20)}`;

  it('is cut around the first mark, which stays on its words', () => {
    const asked = readQuestion(fold('退費', scriptVariants));
    const excerpt = excerptOf(mark(long, new Set(asked.words), asked, scriptVariants), 56);
    expect(excerpt.text).toMatch(/^…前.*…$/);
    expect(excerpt.text.length).toBeLessThan(60);
    expect(excerpt.marks.map(([start, end]) => excerpt.text.slice(start, end))).toEqual(['退費']);
  });

  it('of a short text is the text', () => {
    expect(excerptOf({ text: '短', marks: [] }, 56)).toEqual({ text: '短', marks: [] });
  });
});
