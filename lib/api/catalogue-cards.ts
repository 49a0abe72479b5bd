import { cardCopies, cardCopyQuery, type CardCopy } from '../contract/cms';
import type { Catalogue, Product } from '../contract/catalogue';
import { ecommerceOperations } from '../contract/ecommerce';
import type { ResponseOf, InputOf, Operation } from '../contract/operation';
import { fillFacts, productsAsked } from '../domain/copy-facts';
import type { Locale } from '../domain/locale';

/** A product with the copy its card shows. */
export type CardItem = Product & { copy: CardCopy };
export type CardsPage = Omit<Catalogue, 'products'> & { items: CardItem[] };

/** How an operation is called: in the browser or on the server. */
export type Ask = <O extends Operation>(operation: O, input: InputOf<O>) => Promise<ResponseOf<O>>;

/** Part of the course list: commerce facts and copy, joined by code. What has no copy in the language is not shown there. */
export async function readCards(
  ask: Ask,
  locale: Locale,
  query: Record<string, string | undefined>,
): Promise<CardsPage> {
  const { products, ...rest } = await ask(ecommerceOperations.catalogue, { query: { ...query, locale } });
  return { ...rest, items: await cardsOf(ask, locale, products) };
}

/** Products with the copy of their cards. */
export async function cardsOf(ask: Ask, locale: Locale, products: readonly Product[]): Promise<CardItem[]> {
  const ids = products.map(({ id }) => id);
  const written = ids.length > 0 ? (await ask(cardCopies, { query: cardCopyQuery(locale, ids) })).data : [];
  const copies = new Map((await withFigures(ask, written, locale, products)).map((copy) => [copy.code, copy]));
  return products.flatMap((product) => {
    const copy = copies.get(product.id);
    return copy ? [{ ...product, copy }] : [];
  });
}

/** Copy with the prices and counts it asks for; of products that are not `known` they are read. */
export async function withFigures<T>(ask: Ask, copy: T, locale: Locale, known: readonly Product[] = []): Promise<T> {
  const ids = productsAsked(JSON.stringify(copy)).filter((id) => known.every((product) => product.id !== id));
  const query = { ids: ids.join(','), pageSize: '100' };
  const others = ids.length > 0 ? (await ask(ecommerceOperations.catalogue, { query })).products : [];
  return fillFacts(copy, [...known, ...others], locale);
}
