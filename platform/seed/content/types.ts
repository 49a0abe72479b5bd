import type { BlockName, BlockOf } from '@/lib/contract/blocks';
import type { SiteMetadata } from '@/lib/contract/cms';
import type { Menu } from '@/lib/domain/menus';
import type { Currency } from '@/lib/domain/money';
import type { Position } from '@/lib/domain/position';
import type { ProductType } from '@/lib/domain/product-type';
import type { StoreRegion } from '@/lib/domain/store-regions';
import type { Locale } from '@/lib/i18n/locales';

/** One value per language, side by side, so that a missing translation is a type error. */
export type Localized<T = string> = Record<Locale, T>;

export type SeedSiteMetadata = Localized<SiteMetadata>;

export const faqGroupIds = [
  'start',
  'courses',
  'vip',
  'exams',
  'payment',
  'children',
  'teachers',
  'technical',
] as const;
export type FaqGroupId = (typeof faqGroupIds)[number];
export type SeedFaqGroup = { id: FaqGroupId; name: Localized };
export type SeedFaqEntry = { slug: string; question: Localized; answer: Localized };
export type SeedFaq = SeedFaqEntry & { group: FaqGroupId };

/** An experience class, dated from the day of seeding in the city's own time zone. */
export type SeedExperienceCourse = {
  dayOffset: number;
  hour: number;
  minute: number;
  durationMinutes: number;
  seats: number;
  seatsTaken: number;
  ageFrom: number;
  ageTo: number;
};
export type SeedStore = {
  id: string;
  cityId: string;
  name: Localized;
  address: Localized;
  phone: string;
  latitude: number;
  longitude: number;
  openingHours: Localized;
  experienceCourses: SeedExperienceCourse[];
};
export type SeedCity = { id: string; regionId: StoreRegion; name: Localized; timeZone: string };

/** Instants are ISO 8601 with an offset; null means an open bound. */
export type SeedChampionship = {
  slug: string;
  title: Localized;
  summary: Localized;
  description: Localized;
  /** A list, as in a page's text. */
  rules: Localized;
  cover: Position;
  venue: Localized;
  registrationStartsAt: string;
  registrationEndsAt: string;
  startsAt: string;
  endsAt: string;
  /** `teamSize`: where schools enter teams; otherwise children enter by themselves. */
  groups: { name: Localized; eligibility: Localized; limit: number; teamSize?: number }[];
  prizes: { place: Localized; prize: Localized }[];
  /** Empty until the event is over. */
  results: { group: Localized; winners: Localized<string[]> }[];
};

export type SeedCampaign = {
  token: string;
  title: Localized;
  summary: Localized;
  startsAt: string | null;
  endsAt: string | null;
  blocks: SeedBlock[];
};

/** Prices in the main unit of each currency, as in the APIs. */
export type SeedMarketPrice = Partial<Record<Currency, number>>;
export type SeedMarket = {
  handle: string;
  name: Localized;
  description: Localized;
  cover: Position;
  timeZone: string;
  startsAt: string | null;
  endsAt: string | null;
  categories: { slug: string; name: Localized; productIds: string[] }[];
  /** The market's own selling price; a product without one keeps the shop's. */
  prices: Record<string, SeedMarketPrice>;
};

export type SeedCoupon = {
  code: string;
  note: Localized;
  startsAt: string | null;
  endsAt: string | null;
  maxUses: number | null;
  uses: number;
  /** Both empty: valid for every product. */
  onlyTypes: ProductType[];
  onlyProducts: string[];
} & (
  | { kind: 'percent'; value: number; perCurrency: null }
  | { kind: 'amount'; value: null; perCurrency: Record<Currency, number> }
);

/** `content` is paragraphs separated by a blank line; [words](courses/combo-05) lead to a product that the language has. */
export type SeedArticle = {
  slug: string;
  title: Localized;
  summary: Localized;
  content: Localized;
  cover: Position;
  externalLink: string | null;
  publishedAt: string;
};

export type SeedReview = { slug: string; username: Localized; comment: Localized; media?: SeedFile };

/** A file of the folder `files`, and what it shows. */
export type SeedFile = { name: string; alt: string };

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

export type SeedPage = {
  slug: string;
  title: Localized;
  /** What the page is about, for search engines: one or two sentences. */
  lead: Localized;
  menuLabel?: Localized;
  menus: Menu[];
  notInMenuOf?: Locale[];
  isHiddenFromSearch?: true;
  blocks: SeedBlock[];
  /** The period of the offer the page is about; null and null when it has none. */
  startsAt: string | null;
  endsAt: string | null;
  /** From which day its rules hold. */
  effectiveDate?: string;
};

/** A section of a long text; `id` is its anchor, unique on its page. */
export type SeedSection = { id: string; heading: Localized; body: Localized };
