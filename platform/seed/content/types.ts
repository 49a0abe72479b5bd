import type { BlockName, BlockOf } from '@/lib/pages/blocks';
import type { Locale } from '@/lib/kernel/i18n/locales';

/** One value per language, side by side, so that a missing translation is a type error. */
export type Localized<T = string> = Record<Locale, T>;

/** A file of the folder `files`, and what it shows. */
export type SeedFile = { name: string; alt: string };

export type SeedReview = { slug: string; sortOrder: number; username: Localized; comment: Localized; media?: SeedFile };

/** A text for each language, or one text for all. */
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
 * A block of a page in all languages, or only in those that `in` names (tests/unit/content.test.ts). `body` is paragraphs and lists ('- ', '1. '),
 * separated by blank lines, with **bold** text; products, questions and groups are given by their public ids.
 */
export type SeedBlock = {
  [Name in BlockName]: { block: Name } & (
    ({ in?: undefined } & Fields<Name, Localized>) | ({ in: readonly Locale[] } & Fields<Name, Partial<Localized>>)
  );
}[BlockName];
