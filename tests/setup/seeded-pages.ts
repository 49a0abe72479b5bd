import { pages } from '@/platform/seed/content/pages';
import type { Localized } from '@/platform/seed/content/types';

export const pageCalled = (slug: string) => {
  const page = pages.find((one) => one.slug === slug);
  if (!page) throw new Error(`no page is called ${slug}`);
  return page;
};

/** The sections of the terms, each with its anchor. */
export const termsSections = pageCalled('terms-of-service').blocks.flatMap((block) => {
  const section = (id: unknown, body: unknown) => [{ id: id as string, body: body as Localized }];
  if (block.block === 'text') return section(block.anchor, block.body);
  return block.block === 'contact' ? section(block.anchor, block.lead) : [];
});
