import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import type { SearchResponse, SearchKind } from './shapes';
import { maxQuestionLength } from './search-address';
import { periodStatus, type Period } from '@/lib/kernel/period';
import { fold } from './fold';
import { excerptOf, mark } from './marked';
import { scriptVariants } from './script-variants';
import { isSmall, isUnspaced, readQuestion, wordsOf, type Question } from './words';

/** Something that can be found. */
export type ShopDocument = {
  kind: SearchKind;
  href: string;
  title: string;
  /** What the excerpt is taken from. */
  text: string;
  /** Searched but never shown: grades, the name of a city. */
  words?: string;
  /** A product's id: a question that is exactly the id means this product. */
  code?: string;
  /** Found only while it runs. */
  period?: Period;
};

/** Results of a group that are shown. */
const maxFound: Record<SearchKind, number> = {
  courses: 6,
  pages: 4,
  questions: 4,
  branches: 4,
  events: 3,
  articles: 3,
};
/** Weights: where a course and a question match alike, the course comes first. */
const worth: Record<SearchKind, number> = {
  courses: 1.6,
  pages: 1.3,
  questions: 1,
  branches: 1.2,
  events: 1.2,
  articles: 1,
};
/** Characters of an excerpt: two lines on a phone. */
const excerptLength = (text: string) => (/\p{Script=Han}/u.test(text) ? 56 : 110);
/** The most words of a question that are used. */
const maxWords = 16;
/** Share of the best score: where not every word was found, results below it are noise. */
const worstShare = 0.35;
/** Documents indexed before the event loop has its turn. */
const slice = 40;

const foldAll = (text: string) => fold(text, scriptVariants);
/** 'combo-05', 'COMBO 05' and 'combo05' are one code. */
const codeOf = (text: string) => foldAll(text).replace(/[^\p{L}\p{N}]/gu, '');

/** The typed text may be the beginning of a word. Pairs of Chinese or Japanese are complete; a single character is a beginning. */
const begins = (word: string) => (isUnspaced(word) ? [...word].length === 1 : word.length > 1);
/** Allowed edit distance. Zero in a code or a grade: G15 is not G16. */
const maxSlips = (word: string) =>
  isUnspaced(word) || /\p{N}/u.test(word) || word.length < 4 ? 0 : word.length < 6 ? 1 : 2;
/** The word with two neighbouring letters swapped, which counts as two edits: 'trail' may be 'trial'. */
const exchanged = (word: string) =>
  maxSlips(word) === 1
    ? Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
      )
    : [];

const asTyped = (word: string): Query => ({ queries: [word], prefix: begins });
const withSlips = (word: string): Query => ({
  combineWith: 'OR',
  queries: [{ queries: [word], prefix: begins, fuzzy: maxSlips(word) }, ...exchanged(word)],
});

type Entry = { id: number; title: string; words: string; text: string };

/** Everything of one language that can be found. */
export class ShopIndex {
  readonly #index = new MiniSearch<Entry>({
    fields: ['title', 'words', 'text'],
    tokenize: (folded) => wordsOf(folded).map(({ word }) => word),
    processTerm: (word) => word,
  });

  readonly #codes: readonly (string | undefined)[];

  private constructor(readonly documents: readonly ShopDocument[]) {
    this.#codes = documents.map(({ code }) => code && codeOf(code));
  }

  /** Indexes the documents in slices, so that the server keeps answering meanwhile. */
  static async of(documents: readonly ShopDocument[]): Promise<ShopIndex> {
    const made = new ShopIndex(documents);
    for (let first = 0; first < documents.length; first += slice) {
      made.#index.addAll(
        documents.slice(first, first + slice).map((document, index) => entryOf(document, first + index)),
      );
      await new Promise((resolve) => setImmediate(resolve));
    }
    return made;
  }

  find(question: string, now: Date): SearchResponse {
    const { runs, words } = readQuestion(foldAll(question.slice(0, maxQuestionLength)));
    const asked = { runs, words: words.slice(0, maxWords) };
    const hits = words.length > 0 ? this.#search(question, asked, now) : [];
    const groups = new Map<SearchKind, SearchResult[]>();
    for (const hit of hits) {
      const { kind } = this.documents[hit.id]!;
      groups.set(kind, [...(groups.get(kind) ?? []), hit]);
    }
    return {
      total: hits.length,
      groups: [...groups].map(([kind, of]) => ({
        kind,
        total: of.length,
        found: of.slice(0, maxFound[kind]).map((hit) => this.#shown(hit, asked)),
      })),
    };
  }

  /** First with every word as it is typed, then with typing errors, then with only some of the significant words. */
  #search(text: string, { words }: Question, now: Date): SearchResult[] {
    const code = codeOf(text);
    const options: SearchOptions = {
      tokenize: (word) => [word],
      boost: { title: 4, words: 3 },
      boostDocument: (id) => (this.#codes[id] === code ? 100 : worth[this.documents[id]!.kind]),
      filter: ({ id }) => {
        const { period } = this.documents[id]!;
        return !period || periodStatus(period, now) === 'ACTIVE';
      },
    };
    for (const form of [asTyped, withSlips]) {
      const all = this.#index.search({ combineWith: 'AND', queries: words.map(form) }, options);
      if (all.length > 0) return all;
    }
    return this.#searchSome(words, options);
  }

  #searchSome(words: readonly string[], options: SearchOptions): SearchResult[] {
    const significant = words.filter((word) => !isSmall(word));
    const asked = significant.length > 0 ? significant : words;
    const all = this.#index.search({ combineWith: 'OR', queries: asked.map(withSlips) }, options);
    const enough = (all[0]?.score ?? 0) * worstShare;
    const best = all.filter(({ score }) => score >= enough);
    // A pair of characters across two words occurs in no text, so only known words count; kana occur everywhere, so of
    // kana alone most must match.
    const seen = new Set(all.flatMap(({ queryTerms }) => queryTerms));
    const known = asked
      .map((word) => [word, ...exchanged(word)])
      .filter((forms) => forms.some((form) => seen.has(form)));
    const needed = significant.length > 0 ? known.length / 2 : (words.length + 1) / 2;
    return best.filter(
      ({ queryTerms }) => known.filter((forms) => forms.some((form) => queryTerms.includes(form))).length >= needed,
    );
  }

  #shown({ id, terms }: SearchResult, asked: Question) {
    const { href, title, text } = this.documents[id]!;
    const found = new Set(terms);
    return {
      href,
      title: mark(title, found, asked, scriptVariants),
      excerpt: excerptOf(mark(text, found, asked, scriptVariants), excerptLength(text)),
    };
  }
}

function entryOf({ title, text, words = '', code = '' }: ShopDocument, id: number): Entry {
  return { id, title: foldAll(title), text: foldAll(text), words: `${foldAll(`${words} ${code}`)} ${codeOf(code)}` };
}
