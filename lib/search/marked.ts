import { foldWithPlaces, type Variants } from './fold';
import { isUnspaced, readQuestion, wordsOf, type Question } from './words';

/** A text and the parts of it that match, [start, end] each, in order; never HTML. */
export type Marked = { text: string; marks: [start: number, end: number][] };
type Span = { start: number; end: number };

/** @param found words of the index that matched the question */
export function mark(text: string, found: ReadonlySet<string>, question: Question, variants?: Variants): Marked {
  const { folded, places } = foldWithPlaces(text, variants);
  // Where a run of Chinese or Japanese stands whole, its pairs are not marked elsewhere.
  const whole = question.runs.filter((run) => isUnspaced(run) && folded.includes(run));
  const pairs = new Set(whole.flatMap((run) => readQuestion(run).words));
  const spans: Span[] = [
    ...whole.flatMap((run) => [...folded.matchAll(new RegExp(run, 'g'))].map(({ index }) => spanOf(index, run.length))),
    ...wordsOf(folded)
      .filter(({ word }) => found.has(word) && !pairs.has(word))
      .map(({ word, at }) => spanOf(at, sharedLength(word, question))),
  ];
  return {
    text,
    marks: joined(spans).map(({ start, end }) => [places[start] ?? text.length, endOf(places, end)]),
  };
}

const spanOf = (start: number, length: number): Span => ({ start, end: start + length });

function joined(spans: readonly Span[]): Span[] {
  const inOrder: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const before = inOrder.at(-1);
    if (before && before.end >= span.start) before.end = Math.max(before.end, span.end);
    else inOrder.push({ ...span });
  }
  return inOrder;
}

/** How much of a word that was found stands in the question: 'captu' of 'capture', all of it where it was mistyped. */
const sharedLength = (word: string, { words }: Question) =>
  Math.max(0, ...words.filter((one) => word.startsWith(one)).map((one) => one.length)) || word.length;

/** The end of the character whose last unit is the one before `end`. */
function endOf(places: readonly number[], end: number): number {
  const last = places[end - 1]!;
  return places.slice(end).find((place) => place > last) ?? last;
}

/** An excerpt of at most `most` units around the first mark, cut between words. */
export function excerptOf({ text, marks }: Marked, most: number): Marked {
  if (text.length <= most) return { text, marks };
  const first = marks[0]?.[0] ?? 0;
  const wanted = first < most / 2 ? 0 : Math.min(first - Math.floor(most / 4), text.length - most);
  const start = wanted === 0 ? 0 : nextBreak(text, wanted, first);
  const end = start + most >= text.length ? text.length : lastBreak(text, start + most, start + most / 2);
  const [before, after] = [start > 0 ? '…' : '', end < text.length ? '…' : ''];
  const moved = before.length - start;
  return {
    text: before + text.slice(start, end).trimEnd() + after,
    marks: marks
      .filter(([from]) => from >= start && from < end)
      .map(([from, to]): [number, number] => [from + moved, Math.min(to, end) + moved]),
  };
}

const isInsideLetter = (text: string, at: number) => /[\udc00-\udfff]/.test(text[at] ?? '');

function nextBreak(text: string, from: number, latest: number): number {
  for (let at = from; at <= latest; at += 1)
    if (/[\s、。，；：？！,.]/.test(text[at - 1] ?? ' ') && text[at] !== ' ') return at;
  return isInsideLetter(text, from) ? from + 1 : from;
}

function lastBreak(text: string, from: number, earliest: number): number {
  for (let at = from; at > earliest; at -= 1) if (/\s/.test(text[at] ?? '')) return at;
  return isInsideLetter(text, from) ? from - 1 : from;
}
