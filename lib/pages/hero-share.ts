import 'server-only';
import type { Block } from './blocks';
import type { Image } from '@/lib/kernel/pictures/image';
import { isIllustration } from '@/lib/illustrations/illustrations';
import { isLocale, type Locale } from '@/lib/kernel/locale';
import type { Position, Problem } from '@/lib/go/position';
import { readCampaign, readPage } from './reads';

/** What a share card is made of: an upload, else a drawing by its name, else a position. */
type Shown = { picture: Image | null; cover: Position | null; illustration: string | null };
const nothing: Shown = { picture: null, cover: null, illustration: null };
type Kind = 'pages' | 'campaigns';

/** `pages_zh-TW_kidgo`; no product's id has an underscore. */
const named = /^(pages|campaigns)_(.{5})_(.+)$/;

/** The share picture of what staff composed, made of the first thing it shows; the site's where it shows none. */
export function heroShareImage(kind: Kind, locale: Locale, name: string, blocks: readonly Block[]): string | undefined {
  const visual = visualOf(blocks);
  if (!visual) return undefined;
  return `/share/${kind}_${locale}_${name}.${visual.picture ? 'jpg' : 'png'}`;
}

/** What the picture of that name shows; null when there is none. */
export async function findHeroShown(file: string): Promise<Shown | null> {
  const [, kind, locale, name] = named.exec(file) ?? [];
  if (!kind || !isLocale(locale) || !name) return null;
  const entry = kind === 'pages' ? await readPage(name, locale) : await readCampaign(name, locale);
  return visualOf(entry?.blocks ?? []) ?? null;
}

/** What the first block with something to show shows, in the page's order of preference. */
function visualOf(blocks: readonly Block[]): Shown | undefined {
  for (const block of blocks) {
    if (block.__component !== 'blocks.hero' && block.__component !== 'blocks.pictureText') continue;
    const [first] = block.__component === 'blocks.hero' ? block.problems : [];
    const position = (first?.problem as Problem | null | undefined)?.position;
    if (position) return { ...nothing, cover: position };
    if (block.picture) return { ...nothing, picture: block.picture };
    if (isIllustration(block.illustration)) return { ...nothing, illustration: block.illustration };
    if (block.position) return { ...nothing, cover: block.position };
  }
  return undefined;
}
