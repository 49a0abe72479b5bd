import type { BlockName, BlockOf } from '@/lib/pages/blocks';
import type { Locale } from '@/lib/kernel/i18n/locales';

/** One value per language, side by side, so that a missing translation is a type error. */
export type Localized<T = string> = Record<Locale, T>;

/** A file of the folder `files`, and what it shows. */
export type SeedFile = { name: string; alt: string };

export type SeedReview = { slug: string; sortOrder: number; username: Localized; comment: Localized; media?: SeedFile };

/** A text in its languages, or one that reads the same in each. */
type Written<T, Text> = unknown extends T
  ? unknown
  : T extends string
    ? string extends T
      ? string | Text
      : T
    : T extends number | boolean | null
      ? T
      : T extends readonly (infer Item)[]
        ? readonly Written<Item, Text>[]
        : { [Key in keyof T]?: Written<T[Key], Text> };

type Fields<Name extends BlockName, Text> = {
  [Key in Exclude<keyof BlockOf<Name>, '__component' | 'fileUrl' | 'captionsUrl'>]?: Written<BlockOf<Name>[Key], Text>;
} & {
  /** Files of platform/seed/files. */
  [Key in 'file' | 'captions']?: Name extends 'video' ? string : never;
};

/**
 * A block of a page in all its languages, or `in` those it is for: then it is written in these alone (tests/unit/content.test.ts).
 * `body` is paragraphs, lists ('- ', '1. ') and **bold** words, separated by blank lines; products, questions and groups stand by their
 * public ids.
 */
export type SeedBlock = {
  [Name in BlockName]: { block: Name } & (
    ({ in?: undefined } & Fields<Name, Localized>) | ({ in: readonly Locale[] } & Fields<Name, Partial<Localized>>)
  );
}[BlockName];
