import type { Catalogue, Product } from './shapes';
import type { CardCopy } from '@/lib/pages/cms-contract';
import { cardCopyQuery } from '@/lib/pages/cms-queries';
import { withFigures } from '@/lib/pages/copy-facts';
import type { Locale } from '@/lib/kernel/locale';

/** A product with the copy its card shows. */
export type CardItem = Product & { copy: CardCopy };
export type CardsPage = Omit<Catalogue, 'products'> & { items: CardItem[] };

/** Reads the data of cards, in the browser or on the server. @throws ApiError, ApiFailure */
export type CardReads = {
  catalogue: (query: Record<string, string | undefined>) => Promise<Catalogue>;
  copies: (query: ReturnType<typeof cardCopyQuery>) => Promise<{ data: CardCopy[] }>;
};

/** Part of the course list: commerce facts and copy, joined by code. A product without copy in the language is left out. */
export async function readCards(
  reads: CardReads,
  locale: Locale,
  query: Record<string, string | undefined>,
): Promise<CardsPage> {
  const { products, ...rest } = await reads.catalogue({ ...query, locale });
  return { ...rest, items: await cardsOf(reads, locale, products) };
}

/** Products with the copy of their cards. */
export async function cardsOf(reads: CardReads, locale: Locale, products: readonly Product[]): Promise<CardItem[]> {
  const ids = products.map(({ id }) => id);
  const written = ids.length > 0 ? (await reads.copies(cardCopyQuery(locale, ids))).data : [];
  const copies = new Map((await withFigures(reads, written, locale, products)).map((copy) => [copy.code, copy]));
  return products.flatMap((product) => {
    const copy = copies.get(product.id);
    return copy ? [{ ...product, copy }] : [];
  });
}
