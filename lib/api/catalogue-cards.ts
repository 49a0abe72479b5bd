import type { CardCopy } from '../contract/cms';
import type { Catalogue, Product } from '../contract/ecommerce';

/** A product with the copy its card shows. */
export type CardItem = Product & { copy: CardCopy };
export type CardsPage = Omit<Catalogue, 'products'> & { items: CardItem[] };

/** Commerce facts and copy, joined by code. What has no copy in the language is not shown there. */
export function joinCopy({ products, ...rest }: Catalogue, copies: readonly CardCopy[]): CardsPage {
  const byCode = new Map(copies.map((copy) => [copy.code, copy]));
  return {
    ...rest,
    items: products.flatMap((product) => {
      const copy = byCode.get(product.id);
      return copy ? [{ ...product, copy }] : [];
    }),
  };
}
