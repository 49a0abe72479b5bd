import 'server-only';
import type { Image } from '@/lib/kernel/pictures/image';
import type { Position } from '@/lib/go/position';
import { locales } from '@/lib/kernel/i18n/locales';
import { readOne } from '@/lib/pages/editorial';
import { readMarket } from './reads';

/** Entries besides products whose share picture is drawn from their position. */
const kinds = ['articles', 'championships', 'markets'] as const;
type Kind = (typeof kinds)[number];
type Covered = { cover: Position | null };

/** No product's id has an underscore. */
const separator = '_';

/** The share picture of an entry: its own upload, else its position drawn; the site's where it has neither. */
export const shareImage = (
  kind: Kind,
  name: string,
  { picture, cover }: Covered & { picture?: Image | null },
): string | undefined => picture?.src ?? (cover ? `/share/${kind}${separator}${name}.png` : undefined);

/** The position of the entry a share picture's name asks for, whatever the language; null when there is none. */
export async function findEntryCover(file: string): Promise<Position | null> {
  const at = file.indexOf(separator);
  const kind = kinds.find((known) => known === file.slice(0, at));
  if (!kind) return null;
  const name = file.slice(at + 1);
  for (const locale of locales) {
    const found: Covered | null =
      kind === 'markets' ? await readMarket(name, locale) : await readOne(kind, name, locale);
    if (found) return found.cover;
  }
  return null;
}
