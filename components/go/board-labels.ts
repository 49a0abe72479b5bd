import type { Refusal } from '@/lib/go/rules';
import { conventionOf, type Convention } from '@/lib/go/point-name';

/** Every word the playable board says, rendered on the server; `{color}`, `{point}` stay for the browser to fill in. */
export type BoardLabels = {
  convention: Convention;
  black: string;
  white: string;
  turnBlack: string;
  turnWhite: string;
  /** '{color} {point}.' */
  move: string;
  /** The same with what it takes: one stone, two stones, … the last one for all greater numbers. */
  captures: readonly string[];
  /** '{point}, empty' */
  pointEmpty: string;
  pointBlack: string;
  pointWhite: string;
  /** How to use the board with a keyboard. */
  help: string;
  hint: string;
  /** 'Try {point}.' */
  hintAt: string;
  undo: string;
  restart: string;
  next: string;
  /** 'Problem 1 of 3', by index. */
  counts: readonly string[];
  wrong: string;
  solved: string;
  showSolution: string;
  refused: Record<Exclude<Refusal, 'notOnBoard'>, string>;
  unavailable: string;
};

type LabelKey =
  | Exclude<keyof BoardLabels, 'convention' | 'captures' | 'counts' | 'refused'>
  | 'moveCaptures'
  | 'count'
  | `refused.${keyof BoardLabels['refused']}`;
/** What `getTranslations('board')` gives, as far as it is needed here. */
type Translate = (key: LabelKey, values?: Record<string, string | number>) => string;

/** At most this many captured stones are counted out; a problem seldom takes more. */
const countedCaptures = 20;

/** `t` from `getTranslations('board')`; `problems`: how many the board goes through. */
export function boardLabels(t: Translate, locale: string, problems = 1): BoardLabels {
  const blanks = { color: '{color}', point: '{point}' };
  return {
    convention: conventionOf(locale),
    black: t('black'),
    white: t('white'),
    turnBlack: t('turnBlack'),
    turnWhite: t('turnWhite'),
    move: t('move', blanks),
    captures: Array.from({ length: countedCaptures }, (_, i) => t('moveCaptures', { ...blanks, count: i + 1 })),
    pointEmpty: t('pointEmpty', blanks),
    pointBlack: t('pointBlack', blanks),
    pointWhite: t('pointWhite', blanks),
    help: t('help'),
    hint: t('hint'),
    hintAt: t('hintAt', blanks),
    undo: t('undo'),
    restart: t('restart'),
    next: t('next'),
    counts: Array.from({ length: problems }, (_, i) => t('count', { number: i + 1, total: problems })),
    wrong: t('wrong'),
    solved: t('solved'),
    showSolution: t('showSolution'),
    refused: { taken: t('refused.taken'), suicide: t('refused.suicide'), ko: t('refused.ko') },
    unavailable: t('unavailable'),
  };
}
