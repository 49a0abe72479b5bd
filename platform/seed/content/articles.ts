import * as z from 'zod';
import { shapes } from '@/lib/pages/cms-contract';
import { readEntries } from '@/platform/kernel/content/data';
import { diagram } from '@/platform/go/diagram';
import { localized } from '@/platform/kernel/content/shapes';

const { externalLink, publishedAt } = shapes.articles.shape;

/** `content` is paragraphs separated by a blank line; [text](courses/combo-05) links to a product that is sold in the language. */
const article = z.strictObject({
  publishedAt,
  externalLink,
  title: localized,
  summary: localized,
  content: localized,
  cover: diagram,
});

export const articles = readEntries('articles', article).map(([slug, one]) => ({ slug, ...one }));
export type SeedArticle = (typeof articles)[number];
