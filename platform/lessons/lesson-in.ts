import type { AuthoredOf, AuthoredStep, Said } from '@/lib/lessons/authored-lesson';
import { fillCaption } from '@/lib/films/captions';
import { gamesOf } from '@/lib/lessons/frames';
import type { LessonStep, StoredStep } from '@/lib/lessons/lesson';
import { locales, type Locale } from '@/lib/kernel/locale';
import { parsePoint, splitPoints } from '@/lib/go/position';
import { conventionOf, pointName } from '@/lib/go/point-name';
import { chainAt, libertiesAt, playRule, stonesOf, type Game } from '@/lib/go/rules';

type FilmStep = AuthoredOf<'film'>;

/**
 * A lesson in one language, as learners meet it; a text that nobody has written in it yet is that of the first language that has it.
 * Of a film its id: links are made for who asks; one that nobody has chosen is left out.
 * @throws where words and board do not fit together
 */
export const lessonIn = (steps: readonly AuthoredStep[], locale: Locale): StoredStep[] =>
  steps.flatMap((step): StoredStep[] => {
    if (step.kind !== 'film') return [stepIn(step, locale)];
    const { id, kind, film } = step;
    return film === null ? [] : [{ id, title: textIn(step.title, locale), kind, film }];
  });

export const textIn = (said: Said, locale: Locale): string =>
  [locale, ...locales].map((each) => said[each]).find((text) => text.trim() !== '') ?? '';

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** One step in one language. @throws where words and board do not fit together */
export function stepIn(step: Exclude<AuthoredStep, FilmStep>, locale: Locale): Exclude<LessonStep, { kind: 'film' }> {
  const { id, kind } = step;
  const say = (said: Said) => textIn(said, locale);
  const head = { id, title: say(step.title) };
  switch (kind) {
    case 'board':
      return { ...head, kind, position: step.position, frames: momentsIn(step, locale) };
    case 'question': {
      const { position, goal, moves, otherwise } = step;
      const texts = { [locale]: { prompt: say(step.prompt), right: say(step.right), wrong: say(step.wrong) } };
      const problem = { position, goal, moves, ...(otherwise ? { otherwise } : {}), texts };
      return { ...head, kind, hint: say(step.hint), problem };
    }
    case 'reading':
      return { ...head, kind, paragraphs: paragraphsOf(say(step.paragraphs)) };
    case 'game':
      return { ...head, kind, text: say(step.text), game: step.game };
    case 'exercises':
      return { ...head, kind, text: say(step.text), count: step.count };
  }
}

function momentsIn({ position, frames }: AuthoredOf<'board'>, locale: Locale) {
  const games = gamesOf(position, frames, playRule);
  return frames.map(({ moves, from, marks, labels, caption }, index) => {
    try {
      return {
        moves,
        ...(from === undefined ? {} : { from }),
        ...(marks?.length ? { marks } : {}),
        ...(labels?.length ? { labels } : {}),
        caption: fillCaption(textIn(caption, locale), {
          ...factsOf(games[index]!),
          captured: capturedIn(position, games, { moves, from, index }),
          point: (at) => pointName(parsePoint(at, position.size)!, position.size, conventionOf(locale)),
        }),
      };
    } catch (error) {
      throw new Error(`moment ${index + 1}: ${(error as Error).message}`);
    }
  });
}

const standing = (game: Game) => stonesOf(game, 'black').length + stonesOf(game, 'white').length;

function factsOf(game: Game) {
  const about = (at: string) => {
    if (![...stonesOf(game, 'black'), ...stonesOf(game, 'white')].includes(at))
      throw new Error(`nothing stands at ${at}`);
    return at;
  };
  return {
    liberties: (at: string) => libertiesAt(game, about(at)),
    stones: (at: string) => chainAt(game, about(at)).chain.length,
  };
}

function capturedIn(
  { black, white }: AuthoredOf<'board'>['position'],
  games: readonly Game[],
  { moves, from, index }: { moves: readonly unknown[]; from: number | undefined; index: number },
): number {
  const before = games[from ?? index - 1];
  const stones = before ? standing(before) : splitPoints(black).length + splitPoints(white).length;
  return stones + moves.length - standing(games[index]!);
}
