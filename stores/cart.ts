import { createStore } from 'zustand/vanilla';
import type { CartInput } from '@/lib/contract/ecommerce';
import { cartKey } from '@/lib/session/keys';

export type CartItem = CartInput['items'][number];
export type CartContent = {
  items: CartItem[];
  coupon: string | null;
  /** Partner market the items are bought in; its prices apply. */
  marketHandle: string | null;
};
export type CartState = CartContent & {
  /** Adds to what is there, up to 99 of a product. */
  add: (productId: string, quantity?: number) => void;
  /** 0 removes. */
  setQuantity: (productId: string, quantity: number) => void;
  /** @returns puts the line back where it was */
  remove: (productId: string) => () => void;
  setCoupon: (code: string | null) => void;
  setMarket: (handle: string | null) => void;
  clear: () => void;
  replace: (content: CartContent) => void;
};

/** Limits of the cart API (lib/api/ecommerce). */
const maxQuantity = 99;
const maxLines = 50;

const empty: CartContent = { items: [], coupon: null, marketHandle: null };

export function createCartStore(content: CartContent = empty) {
  return createStore<CartState>()((set, get) => ({
    ...content,
    add(productId, quantity = 1) {
      const held = get().items.find((item) => item.productId === productId)?.quantity ?? 0;
      get().setQuantity(productId, held + quantity);
    },
    setQuantity(productId, quantity) {
      const { items } = get();
      const wanted = Math.min(Math.max(Math.trunc(quantity), 0), maxQuantity);
      if (wanted === 0) return set({ items: items.filter((item) => item.productId !== productId) });
      if (items.some((item) => item.productId === productId)) {
        return set({
          items: items.map((item) => (item.productId === productId ? { productId, quantity: wanted } : item)),
        });
      }
      if (items.length < maxLines) set({ items: [...items, { productId, quantity: wanted }] });
    },
    remove(productId) {
      const at = get().items.findIndex((item) => item.productId === productId);
      const removed = get().items[at];
      if (!removed) return () => {};
      set({ items: get().items.filter((item) => item !== removed) });
      return () => {
        const others = get().items.filter((item) => item.productId !== productId);
        set({ items: [...others.slice(0, at), removed, ...others.slice(at)] });
      };
    },
    setCoupon: (coupon) => set({ coupon: coupon?.trim() || null }),
    setMarket: (marketHandle) => set({ marketHandle }),
    clear: () => set(empty),
    replace: (next) => set(next),
  }));
}

export function cartCount({ items }: Pick<CartContent, 'items'>): number {
  return items.reduce((count, item) => count + item.quantity, 0);
}

/** Whatever stands in the storage, only a well-formed cart comes out. */
export function parseCart(text: string | null): CartContent {
  try {
    const value: Partial<CartContent> | null = JSON.parse(text ?? 'null');
    const items = (Array.isArray(value?.items) ? value.items : []).filter(
      (item) =>
        typeof item?.productId === 'string' &&
        Number.isInteger(item.quantity) &&
        item.quantity > 0 &&
        item.quantity <= maxQuantity,
    );
    return {
      items: items.slice(0, maxLines),
      coupon: typeof value?.coupon === 'string' ? value.coupon : null,
      marketHandle: typeof value?.marketHandle === 'string' ? value.marketHandle : null,
    };
  } catch {
    return empty;
  }
}

/** Keeps a cart in this browser and equal in all its tabs. */
export function keepCart(store: ReturnType<typeof createCartStore>): void {
  let written = '';
  store.subscribe(({ items, coupon, marketHandle }) => {
    document.documentElement.dataset.cart = items.length > 0 ? 'filled' : 'empty';
    const text = JSON.stringify({ items, coupon, marketHandle });
    if (text === written) return;
    written = text;
    try {
      localStorage.setItem(cartKey, text);
    } catch {
      // Storage refused or full: the cart then lasts as long as the page.
    }
  });
  window.addEventListener('storage', (event) => {
    if (event.key !== cartKey && event.key !== null) return;
    const content = parseCart(event.newValue);
    written = JSON.stringify(content);
    store.getState().replace(content);
  });
}

function createBrowserCart() {
  if (typeof window === 'undefined') return createCartStore();
  const store = createCartStore(readCart());
  keepCart(store);
  return store;
}

function readCart(): CartContent {
  try {
    return parseCart(localStorage.getItem(cartKey));
  } catch {
    return empty;
  }
}

/** The visitor's cart; on the server it stays empty. */
export const cartStore = createBrowserCart();
