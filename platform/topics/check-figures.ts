import { gamesOf } from '@/lib/lessons/frames';
import { locales, type Locale } from '@/lib/kernel/locale';
import { opponentOf, type ProblemMove, type StoneColor } from '@/lib/go/position';
import { beginGame, play, playRule, stonesOf, type Game } from '@/lib/go/rules';
import type { AuthoredOf, AuthoredStep } from '@/lib/lessons/authored-lesson';
import { figuresIn, isShown, namedIn, type Moment, type Unit } from './figures';

type LocalizedText = { where: string; texts: Record<Locale, string>; moments: (text: string) => Moment[] };

/**
 * Reports numbers that a text states without a placeholder, where the board does not show the number, or another language states another one: 'three
 * liberties' of a chain of four.
 */
export function faultsOfFigures(steps: readonly AuthoredStep[]): string[] {
  return steps.flatMap((step) =>
    (step.kind === 'board' ? textsOfBoard(step) : step.kind === 'question' ? textsOfQuestion(step) : []).flatMap(
      (localized) => faultsOf(localized).map((fault) => `${step.id}, ${fault}`),
    ),
  );
}

function faultsOf({ where, texts, moments }: LocalizedText): string[] {
  const faults: string[] = [];
  const counts = new Map<Unit, { locale: Locale; counts: Set<number> }[]>();
  for (const locale of locales) {
    const figures = figuresIn(texts[locale], locale);
    for (const figure of figures)
      if (!moments(texts[locale]).some((moment) => isShown(figure, moment)))
        faults.push(`${where} ${locale}: the board does not show '${figure.text}'`);
    // 'One' can be an article, so it does not count; and a placeholder may take the place of a written number.
    for (const unit of ['liberties', 'stones'] as const) {
      const stated = new Set(
        figures.flatMap((figure) => (figure.unit === unit && figure.count > 1 ? figure.count : [])),
      );
      if (!stated.size || /\{(?:liberties|stones|captured)/.test(texts[locale])) continue;
      counts.set(unit, [...(counts.get(unit) ?? []), { locale, counts: stated }]);
    }
  }
  for (const [unit, stated] of counts)
    for (const [i, one] of stated.entries())
      for (const two of stated.slice(i + 1))
        if (![...one.counts].some((count) => two.counts.has(count)))
          faults.push(
            `${where}: ${one.locale} says ${[...one.counts].join(', ')} ${unit}, ${two.locale} ${[...two.counts].join(', ')}`,
          );
  return faults;
}

function textsOfBoard({ position, frames }: AuthoredOf<'board'>): LocalizedText[] {
  const games = gamesOf(position, frames, playRule);
  // A text may refer to what an earlier moment has shown.
  const earlier: string[][] = [];
  const captured: number[] = [];
  const lines: (typeof frames)[number]['moves'][] = [];
  return frames.map(({ moves, from, marks = [], labels = [], caption }, index) => {
    const line = [...(lines[from ?? index - 1] ?? []), ...moves];
    lines.push(line);
    const played = colors.map((color) => line.filter((move) => move.color === color).length);
    const boards = boardsOf(games[from ?? index - 1] ?? beginGame(position), moves);
    captured.push(...boards.slice(1).map((game, i) => standing(boards[i]!) + 1 - standing(game)));
    captured.push(standing(boards[0]!) + moves.length - standing(games[index]!));
    const kinds = [...new Set(marks.map(({ kind }) => kind))];
    const groups = kinds.map((kind) => marks.filter((mark) => mark.kind === kind).map(({ at }) => at));
    const about = [...moves, ...marks, ...labels].map(({ at }) => at);
    const shown = [
      labels.length,
      ...labels.flatMap(({ text }) => (/^\d+$/.test(text) ? [Number(text)] : [])),
      ...colors.map((color) => moves.filter((move) => move.color === color).length),
      // Extra moves of one side also count, as in the liberties of a large eye.
      ...played,
      Math.abs(played[0]! - played[1]!),
    ];
    const moment = { games: boards.reverse(), groups: [...earlier, ...groups], captured: [...captured], shown };
    earlier.push(...groups);
    return {
      where: `moment ${index + 1}`,
      texts: caption,
      moments: (text) => [{ ...moment, about: [...about, ...namedIn(text)] }],
    };
  });
}

function textsOfQuestion(step: AuthoredOf<'question'>): LocalizedText[] {
  const color = step.position.toPlay ?? 'black';
  const marked = (step.position.marks ?? []).map(({ at }) => at);
  const start = beginGame(step.position);
  const moments: Moment[] = [{ games: [start], about: marked, groups: [marked], captured: [], shown: [] }];
  const follow = (before: Game, moves: readonly ProblemMove[]) => {
    for (const { at, reply, then = [] } of moves) {
      const played = [{ color, at }, ...(reply ? [{ color: opponentOf(color), at: reply }] : [])];
      const games = boardsOf(before, played);
      const captured = games.slice(1).map((game, i) => standing(games[i]!) + 1 - standing(game));
      const about = [...marked, at, ...(reply ? [reply] : [])];
      moments.push({ games, about, groups: [marked], captured, shown: [] });
      follow(games.at(-1)!, then);
    }
  };
  follow(start, step.moves);
  return (['prompt', 'right', 'wrong', 'hint'] as const).map((name) => ({
    where: name,
    texts: step[name],
    // The prompt is shown before the first move.
    moments: () => (name === 'prompt' ? moments.slice(0, 1) : moments),
  }));
}

/** The board before the moves and after each of them. */
function boardsOf(before: Game, moves: readonly { color: StoneColor; at: string }[]): Game[] {
  const games = [before];
  for (const { color, at } of moves) {
    const outcome = play(games.at(-1)!, color, at);
    if (!outcome.legal) break;
    games.push(outcome.game);
  }
  return games;
}

const colors: readonly StoneColor[] = ['black', 'white'];
const standing = (game: Game) => colors.reduce((sum, color) => sum + stonesOf(game, color).length, 0);
