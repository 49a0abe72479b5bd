import { conventionOf } from '@/lib/go/point-name';
import { textsFor } from '@/lib/kernel/i18n/texts-for';

const plain = [
  'black',
  'white',
  'turnBlack',
  'turnWhite',
  'move',
  'pointEmpty',
  'pointBlack',
  'pointWhite',
  'pointNoted',
  'marked',
  'help',
  'hint',
  'hintAt',
  'undo',
  'restart',
  'next',
  'wrong',
  'solved',
  'showSolution',
  'unavailable',
] as const;
const rejections = ['taken', 'suicide', 'ko'] as const;

/** What `getTranslations('board')` gives, as far as it is needed here. */
type Translate = (
  key: (typeof plain)[number] | `refused.${(typeof rejections)[number]}` | 'moveCaptures' | 'count',
  values?: Record<string, string | number>,
) => string;

/** There are texts for up to this many captured stones; a problem seldom takes more. */
const countedCaptures = 20;

/** All texts of the playable board, rendered on the server; `{color}`, `{point}` and the like stay for the browser to fill in. */
export type BoardLabels = ReturnType<typeof boardLabels>;

/** `t` from `getTranslations('board')`; `problems`: how many the board goes through. */
export function boardLabels(t: Translate, locale: string, problems = 1) {
  const blanks = { color: '{color}', point: '{point}', name: '{name}', note: '{note}' };
  return {
    convention: conventionOf(locale),
    ...textsFor(plain, (key) => t(key, blanks)),
    /** `move` with its captures: one stone, two stones, … the last one for all greater numbers. */
    captures: Array.from({ length: countedCaptures }, (_, i) => t('moveCaptures', { ...blanks, count: i + 1 })),
    /** 'Problem 1 of 3', by index. */
    counts: Array.from({ length: problems }, (_, i) => t('count', { number: i + 1, total: problems })),
    refused: textsFor(rejections, (key) => t(`refused.${key}`)),
  };
}
