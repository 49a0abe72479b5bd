import * as z from 'zod';
import { readData } from '@/platform/kernel/content/data';
import { localized } from '@/platform/kernel/content/shapes';

export const question = z.strictObject({ question: localized, answer: localized });

/** Questions that several products share. */
export const questions = readData(
  'phrases/questions',
  z.strictObject({
    howLong: question,
    refund: question,
    bundleRefund: question,
    whereToStart: question,
    device: question,
    withParent: question,
    screenTime: question,
    memorise: question,
    delivery: question,
    damaged: question,
  }),
);
