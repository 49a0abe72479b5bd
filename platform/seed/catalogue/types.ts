import type { Currency } from '@/lib/kernel/money';
import type { Position, Problem } from '@/lib/go/position';
import type { Audience, ProductType } from '@/lib/catalogue/product-type';
import type { IllustrationName } from '@/lib/illustrations/illustrations';
import type { Locale } from '@/lib/kernel/locale';
import type { Localized, LocalizedList } from '@/platform/kernel/content/shapes';

export type { Localized } from '@/platform/kernel/content/shapes';

export type SeedLesson = {
  title: Localized;
  /** 5 to 15 (docs/product.md, "Delivery and access"). */ minutes: number;
  isSample: boolean;
};
export type SeedQuestion = { question: Localized; answer: Localized };
/** In the currency's main unit. */
export type SeedPrice = Record<Currency, { originPrice: number; sellPrice: number }>;

/** What a paid line fulfils. */
export type SeedGrant =
  /** `months`: access ends after that many months; absent: no end. */
  | { kind: 'course'; ref: string; months?: number }
  | { kind: 'vip'; months: number }
  /** `ref` is the grade of the exam, 'G19' … 'G1'. */
  | { kind: 'exam'; ref: string; amount: number }
  /** `amount` in minutes of live teaching. */
  | { kind: 'hours'; amount: number }
  | { kind: 'lecture'; months: number }
  /** One code that opens the course plan `ref`. */
  | { kind: 'redeemCode'; ref: string };

export type SeedProduct = {
  /** Public id and slug. */
  code: string;
  type: ProductType;
  isItp: boolean;
  isActive: Record<Locale, boolean>;
  title: Localized;
  summary: Localized;
  /** Plain paragraphs, separated by a blank line. */
  description: Localized;
  targetAudience: Localized;
  infomation: Localized;
  outcomes: LocalizedList;
  includes: LocalizedList;
  contents: SeedLesson[];
  questions: SeedQuestion[];
  specialContent?: Localized;
  parentsZoneTarget?: Localized;
  parentsZoneWeek?: Localized;
  parentsZoneUnit?: Localized;
  audience: Audience[];
  /** 19 (first steps) … 1 (strongest); gradeFrom >= gradeTo; null where grades do not apply. */
  gradeFrom: number | null;
  gradeTo: number | null;
  lessonCount: number | null;
  /** Items left; null: unlimited. */
  stock: number | null;
  requiresShipping: boolean;
  featured: boolean;
  sortOrder: number;
  price: SeedPrice;
  cover: Position;
  /** The drawing of physical goods. */
  illustration?: IllustrationName;
  problem?: Problem;
  grants: SeedGrant[];
};

export type SeedCoursePlan = {
  code: string;
  title: Localized;
  isTrial: boolean;
  gradeFrom: number | null;
  gradeTo: number | null;
  lessonCount: number;
  /** The product that sells it on its own; null where none does. */
  productCode: string | null;
};
