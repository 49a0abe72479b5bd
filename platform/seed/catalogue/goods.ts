import * as z from 'zod';
import { illustrations } from '@/lib/illustrations/illustrations';
import { readEntries } from '@/platform/kernel/content/data';
import { grade, localized } from '@/platform/kernel/content/shapes';
import { cover } from './covers';
import { activeExcept, lists } from '@/platform/kernel/content/localized';
import { availability, copy, price } from './offered';
import { questions } from './questions';
import type { SeedProduct } from './types';

const good = z.strictObject({
  ...copy,
  ...availability,
  stock: z.number().int().nonnegative(),
  grades: z.tuple([grade, grade]).optional(),
  price,
  cover,
  /** What it looks like. */
  illustration: z.enum(illustrations),
  infomation: localized,
  includes: z.array(localized),
});

/** Boards, stones and books; delivered as a shipment, so they grant nothing. */
export const goodsProducts: SeedProduct[] = readEntries('goods', good).map(([code, { grades, hiddenIn, ...rest }]) => ({
  ...rest,
  code,
  type: 'physicalGood',
  isItp: false,
  isActive: activeExcept(hiddenIn),
  outcomes: lists(rest.outcomes),
  includes: lists(rest.includes),
  contents: [],
  questions: [questions.delivery, questions.damaged],
  gradeFrom: grades?.[0] ?? null,
  gradeTo: grades?.[1] ?? null,
  lessonCount: null,
  requiresShipping: true,
  featured: false,
  grants: [],
}));
