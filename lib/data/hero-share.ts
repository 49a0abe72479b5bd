import 'server-only';
import type { Block } from '../contract/blocks';
import type { Product } from '../contract/ecommerce';
import { isIllustration } from '../domain/illustrations';
import { isLocale, type Locale } from '../domain/locale';
import type { Problem } from '../domain/position';
import { readCampaigns, readPage } from './pages';

/** What a share card is drawn from: a drawing by its name, else a position. */
type Shown = { cover: Product['cover'] | null; illustration: string | null };
type Kind = 'pages' | 'campaigns';

/** `pages_zh-TW_kidgo`; no product's id has an underscore. */
const named = /^(pages|campaigns)_(.{5})_(.+)$/;

/** The share picture of what staff composed: its first picture, drawn where it is no upload; the site's where it has none. */
export function heroShareImage(kind: Kind, locale: Locale, name: string, blocks: readonly Block[]): string | undefined {
  const visual = visualOf(blocks);
  if (!visual) return undefined;
  return 'src' in visual ? visual.src : `/share/${kind}_${locale}_${name}.png`;
}

/** What the picture of that name shows; null when there is none. */
export async function findHeroShown(file: string): Promise<Shown | null> {
  const [, kind, locale, name] = named.exec(file) ?? [];
  if (!kind || !isLocale(locale) || !name) return null;
  const entry =
    kind === 'pages' ? await readPage(name, locale) : (await readCampaigns(locale)).find(({ token }) => token === name);
  const visual = visualOf(entry?.blocks ?? []);
  return visual && 'cover' in visual ? visual : null;
}

/** Of the first block that shows anything, what it shows, as the page prefers it. */
function visualOf(blocks: readonly Block[]): Shown | { src: string } | undefined {
  for (const block of blocks) {
    if (block.__component !== 'blocks.hero' && block.__component !== 'blocks.pictureText') continue;
    const [first] = block.__component === 'blocks.hero' ? block.problems : [];
    const position = (first?.problem as Problem | null | undefined)?.position;
    if (position) return { cover: position, illustration: null };
    if (block.picture) return { src: block.picture.src };
    if (isIllustration(block.illustration)) return { cover: null, illustration: block.illustration };
    if (block.position) return { cover: block.position, illustration: null };
  }
  return undefined;
}
