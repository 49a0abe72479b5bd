import * as z from 'zod';
import { productTypes } from '@/lib/catalogue/product-type';
import { readEntries } from '@/platform/kernel/content/data';
import { localized } from '@/platform/kernel/content/shapes';
import { cover } from './covers';
import { activeExcept, fill, lists, monthCount, type Values } from '@/platform/kernel/content/localized';
import { availability, copy, price } from './offered';
import { question } from './questions';
import type { SeedGrant, SeedProduct } from './types';

const count = z.number().int().positive();
const { sortOrder, audience, hiddenIn } = availability;
/** One offer of a kind, for a number of months or minutes. `name` and `fit` replace `{name}` and `{fit}` in the copy of its kind. */
const offer = z.strictObject({
  code: z.string(),
  months: count.optional(),
  minutes: count.optional(),
  sortOrder,
  price,
  cover,
  name: localized.optional(),
  summary: localized,
  /** Whom this length suits, and its price compared with the others. */
  fit: localized.optional(),
});
const { summary: _, ...ownCopy } = copy;
/** What the offers of a kind share. In the copy `{n}` is the months or minutes, `{k}` the lessons of 50 minutes. */
const family = z.strictObject({
  ...ownCopy,
  type: z.enum(productTypes),
  isItp: z.boolean().default(false),
  grants: z.enum(['vip', 'lecture', 'course', 'hours']),
  /** The plan it opens, if it is a course. */
  ref: z.string().optional(),
  audience,
  hiddenIn,
  infomation: localized,
  includes: z.array(localized),
  questions: z.array(question),
  offers: z.array(offer).min(1),
});
type Family = z.output<typeof family>;

const lessonMinutes = 50;

function grantOf({ grants, ref }: Family, { code, months, minutes }: Family['offers'][number]): SeedGrant {
  if (grants === 'hours' && minutes) return { kind: grants, amount: minutes };
  if (grants === 'course' && months && ref) return { kind: grants, ref, months };
  if ((grants === 'vip' || grants === 'lecture') && months) return { kind: grants, months };
  throw new Error(`${code} does not say how long it lasts`);
}

/** VIP plans, live-lecture passes, AI tutor and teachers' live minutes. */
export const membershipProducts: SeedProduct[] = readEntries('memberships', family).flatMap(([, kind]) =>
  kind.offers.map((one) => {
    const { months, minutes, name, fit } = one;
    const values: Values = {
      ...(name && { name }),
      ...(fit && { fit }),
      ...(months && { n: monthCount(months) }),
      ...(minutes && { n: minutes, k: minutes / lessonMinutes }),
    };
    const t = (text: Family['title']) => fill(text, values);
    return {
      code: one.code,
      type: kind.type,
      isItp: kind.isItp,
      isActive: activeExcept(kind.hiddenIn),
      title: t(kind.title),
      summary: t(one.summary),
      description: t(kind.description),
      targetAudience: kind.targetAudience,
      infomation: t(kind.infomation),
      outcomes: lists(kind.outcomes.map(t)),
      includes: lists(kind.includes.map(t)),
      contents: [],
      questions: kind.questions,
      audience: kind.audience,
      gradeFrom: null,
      gradeTo: null,
      lessonCount: null,
      stock: null,
      requiresShipping: false,
      featured: false,
      sortOrder: one.sortOrder,
      price: one.price,
      cover: one.cover,
      grants: [grantOf(kind, one)],
    };
  }),
);
