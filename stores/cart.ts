import { createStore } from 'zustand/vanilla';
import { emptyCart, type CartContent } from '@/lib/cart/cart';
import { maxLines, maxOfOne } from '@/lib/catalogue/cart-limits';
import { writeStored, readStored } from '@/lib/kernel/browser/browser-storage';
import { cartKey } from '@/lib/kernel/browser/keys';

export type CartState = CartContent & {
  /** Adds a quantity, up to 99 of a product. Adding to an empty cart resets the market to the shop's prices. */
  add: (productId: string, quantity?: number) => void;
  /** 0 removes. */
  setQuantity: (productId: string, quantity: number) => void;
  /** @returns a function that restores the line at its place */
  remove: (productId: string) => () => void;
  setCoupon: (code: string | null) => void;
  setMarket: (marketHandle: string | null) => void;
};

export function createCartStore(content: CartContent = emptyCart) {
  return createStore<CartState>()((set, get) => ({
    ...content,
    add(productId, quantity = 1) {
      if (get().items.length === 0) set({ marketHandle: null });
      const held = get().items.find((item) => item.productId === productId)?.quantity ?? 0;
      get().setQuantity(productId, held + quantity);
    },
    setQuantity(productId, quantity) {
      const { items } = get();
      const line = { productId, quantity: Math.min(quantity, maxOfOne) };
      const at = items.findIndex((item) => item.productId === productId);
      if (quantity <= 0) set({ items: items.filter((item) => item.productId !== productId) });
      else if (at >= 0) set({ items: items.with(at, line) });
      else if (items.length < maxLines) set({ items: [...items, line] });
    },
    remove(productId) {
      const at = get().items.findIndex((item) => item.productId === productId);
      const removed = get().items[at];
      get().setQuantity(productId, 0);
      return () => {
        const others = get().items.filter((item) => item.productId !== productId);
        if (removed) set({ items: others.toSpliced(at, 0, removed) });
      };
    },
    setCoupon: (coupon) => set({ coupon: coupon?.trim() || null }),
    setMarket: (marketHandle) => set({ marketHandle }),
  }));
}

/** Parses a stored cart; invalid content is dropped. */
export function parseCart(text: string | null): CartContent {
  try {
    const value: Partial<CartContent> | null = JSON.parse(text ?? 'null');
    const items = (Array.isArray(value?.items) ? value.items : []).filter(
      (item) =>
        typeof item?.productId === 'string' &&
        Number.isInteger(item.quantity) &&
        item.quantity > 0 &&
        item.quantity <= maxOfOne,
    );
    const textOrNull = (text: unknown) => (typeof text === 'string' ? text : null);
    return {
      items: items.slice(0, maxLines),
      coupon: textOrNull(value?.coupon),
      marketHandle: textOrNull(value?.marketHandle),
    };
  } catch {
    return emptyCart;
  }
}

/** Stores a cart in this browser and syncs it between tabs. */
export function saveCartLocally(store: ReturnType<typeof createCartStore>): void {
  let written = '';
  store.subscribe(({ items, coupon, marketHandle }) => {
    document.documentElement.dataset.cart = items.length > 0 ? 'filled' : 'empty';
    const text = JSON.stringify({ items, coupon, marketHandle });
    if (text === written) return;
    written = text;
    writeStored(cartKey, text);
  });
  const take = (text: string | null) => {
    const content = parseCart(text);
    written = JSON.stringify(content);
    store.setState(content);
  };
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === cartKey || key === null) take(newValue);
  });
  // A page from the back-forward cache has received no storage events.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) take(readStored(cartKey));
  });
}

/** The visitor's cart; on the server it stays empty. */
export const cartStore = createCartStore(typeof window === 'undefined' ? emptyCart : parseCart(readStored(cartKey)));
if (typeof window !== 'undefined') saveCartLocally(cartStore);
