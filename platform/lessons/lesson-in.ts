import type { AuthoredOf, AuthoredStep, LocalizedText } from '@/lib/lessons/authored-lesson';
import { fillCaption } from '@/lib/videos/captions';
import { gamesOf } from '@/lib/lessons/frames';
import type { LessonStep, StoredStep } from '@/lib/lessons/lesson';
import { locales, type Locale } from '@/lib/kernel/locale';
import { parsePoint, splitPoints } from '@/lib/go/position';
import { conventionOf, pointName } from '@/lib/go/point-name';
import { chainAt, libertiesAt, playRule, stonesOf, type Game } from '@/lib/go/rules';

type VideoStep = AuthoredOf<'film'>;

/**
 * A lesson in one language, as learners see it; a text that is missing in it is taken from the first language that has it.
 * A video is given by its id, since links are made per user; a step whose video is not chosen yet is left out.
 * @throws if a text does not fit its board
 */
export const lessonIn = (steps: readonly AuthoredStep[], locale: Locale): StoredStep[] =>
  steps.flatMap((step): StoredStep[] => {
    if (step.kind !== 'film') return [stepIn(step, locale)];
    const { id, kind, film } = step;
    return film === null ? [] : [{ id, title: textIn(step.title, locale), kind, film }];
  });

export const textIn = (texts: LocalizedText, locale: Locale): string =>
  [locale, ...locales].map((each) => texts[each]).find((text) => text.trim() !== '') ?? '';

export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** One step in one language. @throws if a text does not fit its board */
export function stepIn(step: Exclude<AuthoredStep, VideoStep>, locale: Locale): Exclude<LessonStep, { kind: 'film' }> {
  const { id, kind } = step;
  const localize = (texts: LocalizedText) => textIn(texts, locale);
  const head = { id, title: localize(step.title) };
  switch (kind) {
    case 'board':
      return { ...head, kind, position: step.position, frames: momentsIn(step, locale) };
    case 'question': {
      const { position, goal, moves, otherwise } = step;
      const texts = {
        [locale]: { prompt: localize(step.prompt), right: localize(step.right), wrong: localize(step.wrong) },
      };
      const problem = { position, goal, moves, ...(otherwise ? { otherwise } : {}), texts };
      return { ...head, kind, hint: localize(step.hint), problem };
    }
    case 'reading':
      return { ...head, kind, paragraphs: paragraphsOf(localize(step.paragraphs)) };
    case 'game':
      return { ...head, kind, text: localize(step.text), game: step.game };
    case 'exercises':
      return { ...head, kind, text: localize(step.text), count: step.count };
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
