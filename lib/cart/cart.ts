import { maxLines, maxOfOne } from '@/lib/catalogue/cart-limits';

export type CartItem = { productId: string; quantity: number };
export type CartContent = {
  items: CartItem[];
  coupon: string | null;
  /** The partner market at whose prices its goods are bought; null: at the shop's. */
  marketHandle: string | null;
};

/** The part of a cart that an order takes out. */
export type Ordered = Pick<CartContent, 'items' | 'coupon'>;

export const emptyCart: CartContent = { items: [], coupon: null, marketHandle: null };

export const isSameCart = (a: CartContent, b: CartContent): boolean => cartText(a) === cartText(b);
/** A canonical text of the content alone, to compare carts. */
export const cartText = ({ items, coupon, marketHandle }: CartContent): string =>
  JSON.stringify([items.map(({ productId, quantity }) => [productId, quantity]), coupon, marketHandle]);

/** Takes the goods of an order and its coupon out of the cart; goods added since stay. */
export function takeOut(cart: CartContent, ordered: Ordered): CartContent {
  const items = cart.items.flatMap(({ productId, quantity }): CartItem[] => {
    const left = ordered.items.reduce(
      (rest, line) => (line.productId === productId ? rest - line.quantity : rest),
      quantity,
    );
    return left > 0 ? [{ productId, quantity: left }] : [];
  });
  return { ...cart, items, coupon: ordered.coupon ? null : cart.coupon };
}

/** Puts the goods of an ended order back, except those of which the cart has as many again; the cart's own coupon and market stay. */
export function putBack(cart: CartContent, ordered: CartContent): CartContent {
  const { items } = mergeCarts(emptyCart, ordered, cart);
  return {
    items,
    coupon: cart.coupon ?? ordered.coupon,
    marketHandle: cart.items.length > 0 ? cart.marketHandle : ordered.marketHandle,
  };
}

const quantities = ({ items }: CartContent) =>
  new Map(items.map(({ productId, quantity }) => [productId, Math.min(quantity, maxOfOne)]));

/**
 * A three-way merge: changes of either side since `base` hold, and if both changed the same line, the larger quantity does. With
 * an empty `base` everything stays. A line is lost only if one side removed it and the other did not change it, or beyond the
 * limits.
 */
export function mergeCarts(base: CartContent, mine: CartContent, theirs: CartContent): CartContent {
  const [before, here, there] = [quantities(base), quantities(mine), quantities(theirs)];
  const items = [...new Map([...there, ...here]).keys()].flatMap((productId): CartItem[] => {
    const [was, own, other] = [before, here, there].map((cart) => cart.get(productId) ?? 0) as [number, number, number];
    const quantity = own === was ? other : other === was ? own : Math.max(own, other);
    return quantity > 0 ? [{ productId, quantity }] : [];
  });
  const pick = (name: 'coupon' | 'marketHandle') => (mine[name] === base[name] ? theirs[name] : mine[name]);
  return { items: items.slice(0, maxLines), coupon: pick('coupon'), marketHandle: pick('marketHandle') };
}
