import { readCourse } from '@/platform/courses/read-courses';
import * as z from 'zod';
import { currencies, type Currency } from '@/lib/kernel/money';
import { readData, readEntries } from '@/platform/kernel/content/data';
import { localized } from '@/platform/kernel/content/shapes';
import { cover, problem } from './covers';
import { activeExcept, fill, lists, monthCount } from '@/platform/kernel/content/localized';
import { availability, copy, sellPrices } from './offered';
import { questions } from './questions';
import type { SeedCoursePlan, SeedPrice, SeedProduct } from './types';

const { description: _, ...ownCopy } = copy;
const bundles = readEntries(
  'bundles',
  z.strictObject({
    ...ownCopy,
    ...availability,
    plans: z.array(z.string()).min(2),
    vipMonths: z.number().int().positive().optional(),
    /** Lower than the sum of its parts, which is shown as the original price. */
    sells: sellPrices,
    /** Default: the position of the problem. */
    cover: cover.optional(),
    problem,
    featured: z.boolean().default(false),
    /** Why these courses belong together. */
    reason: localized,
  }),
).map(([code, bundle]) => ({ code, ...bundle }));
type Bundle = (typeof bundles)[number];

const phrases = readData(
  'phrases/bundle',
  z.strictObject({
    description: localized,
    format: localized,
    courseLine: localized,
    vipLine: localized,
    /** Titles contain commas and colons, so each is quoted in the way of its language. */
    quotedTitle: localized,
    joined: localized,
  }),
);

/** What the parts cost separately, VIP included. */
function sumOfParts(parts: readonly (SeedProduct | undefined)[], bundle: Bundle): SeedPrice {
  const of = (currency: Currency) => ({
    sellPrice: bundle.sells[currency],
    originPrice: parts.reduce((sum, part) => {
      if (!part) throw new Error(`${bundle.code} holds something that is not sold by itself`);
      return sum + part.price[currency].sellPrice;
    }, 0),
  });
  return Object.fromEntries(currencies.map((currency) => [currency, of(currency)])) as SeedPrice;
}

/** A lesson that two courses share counts once. */
const lessonsOf = ({ code }: SeedCoursePlan): string[] => readCourse(code).chapters.flatMap(({ lessons }) => lessons);

/** A bundle gives one code for each course plan it names; `sold` holds the products that sell its parts separately. */
export function bundleProducts(plans: readonly SeedCoursePlan[], sold: readonly SeedProduct[]): SeedProduct[] {
  const selling = (is: (product: SeedProduct) => boolean) => sold.find(is);
  return bundles.map((bundle) => {
    const contained = bundle.plans.map((code) => {
      const plan = plans.find((candidate) => candidate.code === code);
      if (!plan) throw new Error(`${bundle.code} names an unknown course plan: ${code}`);
      return plan;
    });
    const n = new Set(contained.flatMap(lessonsOf)).size;
    const titles = contained
      .map((plan) => fill(phrases.quotedTitle, { title: plan.title }))
      .reduce((all, next) => fill(phrases.joined, { all, next }));
    const lines = contained.map((plan) => fill(phrases.courseLine, { title: plan.title, n: plan.lessonCount }));
    const vip = bundle.vipMonths;
    return {
      code: bundle.code,
      type: 'bundle',
      isItp: false,
      isActive: activeExcept(bundle.hiddenIn),
      title: bundle.title,
      summary: bundle.summary,
      description: fill(phrases.description, { reason: bundle.reason, titles, n }),
      targetAudience: bundle.targetAudience,
      infomation: fill(phrases.format, {
        k: contained.length,
        n,
        before: `{before:${bundle.code}}`,
        saving: `{saving:${bundle.code}}`,
      }),
      outcomes: lists(bundle.outcomes),
      includes: lists(vip ? [...lines, fill(phrases.vipLine, { n: monthCount(vip) })] : lines),
      contents: [],
      questions: [questions.bundleRefund, questions.howLong],
      audience: bundle.audience,
      gradeFrom: Math.max(...contained.map((plan) => plan.gradeFrom ?? 1)),
      gradeTo: Math.min(...contained.map((plan) => plan.gradeTo ?? 19)),
      lessonCount: n,
      stock: null,
      requiresShipping: false,
      featured: bundle.featured,
      sortOrder: bundle.sortOrder,
      price: sumOfParts(
        [
          ...contained.map((plan) => selling(({ code }) => code === plan.productCode)),
          ...(vip
            ? [
                selling(
                  ({ type, grants }) => type === 'vip' && grants.some((g) => g.kind === 'vip' && g.months === vip),
                ),
              ]
            : []),
        ],
        bundle,
      ),
      cover: bundle.cover ?? structuredClone(bundle.problem.position),
      problem: bundle.problem,
      grants: [
        ...contained.map((plan) => ({ kind: 'redeemCode' as const, ref: plan.code })),
        ...(vip ? [{ kind: 'vip' as const, months: vip }] : []),
      ],
    };
  });
}
