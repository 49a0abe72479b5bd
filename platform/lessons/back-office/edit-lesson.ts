import type { AuthoredOf, AuthoredStep, LocalizedText } from '@/lib/lessons/authored-lesson';
import { locales } from '@/lib/kernel/locale';

export const emptyTexts = (): LocalizedText =>
  Object.fromEntries(locales.map((locale) => [locale, ''])) as LocalizedText;

type Moment = AuthoredOf<'board'>['frames'][number];
export const newMoment = (): Moment => ({ moves: [], caption: emptyTexts() });

/** An empty step with an id that no other has. */
export function newStep(kind: AuthoredStep['kind'], others: readonly AuthoredStep[]): AuthoredStep {
  const taken = new Set(others.map(({ id }) => id));
  let number = 1;
  while (taken.has(`${kind}-${number}`)) number += 1;
  const head = { id: `${kind}-${number}`, title: emptyTexts() };
  const board = { size: 9, black: '', white: '' };
  switch (kind) {
    case 'board':
      return { ...head, kind, position: board, frames: [newMoment(), newMoment()] };
    case 'question':
      return {
        ...head,
        kind,
        position: { ...board, toPlay: 'black' },
        goal: 'capture',
        search: { within: 4 },
        moves: [],
        prompt: emptyTexts(),
        right: emptyTexts(),
        wrong: emptyTexts(),
        hint: emptyTexts(),
      };
    case 'reading':
      return { ...head, kind, paragraphs: emptyTexts() };
    case 'game':
      return { ...head, kind, text: emptyTexts(), game: { size: 7, capture: 1, learner: 'black' } };
    case 'exercises':
      return { ...head, kind, text: emptyTexts(), count: 5 };
    case 'film':
      return { ...head, kind, film: null };
  }
}

export const replaced = <Item>(list: readonly Item[], index: number, item: Item): Item[] =>
  list.map((other, place) => (place === index ? item : other));

export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const rest = list.filter((_, place) => place !== from);
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}

/** Updates which moment another continues from (`from`) when one is inserted or removed. */
const follow = (moments: readonly Moment[], place: (from: number) => number | undefined): Moment[] =>
  moments.map(({ from, ...moment }) => {
    const now = from === undefined ? undefined : place(from);
    return now === undefined ? moment : { ...moment, from: now };
  });

export const withMomentAfter = (moments: readonly Moment[], index: number): Moment[] => {
  const following = follow(moments, (from) => (from > index ? from + 1 : from));
  return [...following.slice(0, index + 1), newMoment(), ...following.slice(index + 1)];
};

export const withoutMoment = (moments: readonly Moment[], index: number): Moment[] =>
  follow(
    moments.filter((_, place) => place !== index),
    (from) => (from === index ? undefined : from > index ? from - 1 : from),
  );
