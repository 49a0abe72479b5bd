'use client';

import { notify } from '@/components/ui/toasts/notify';
import { onPlainClick } from '@/components/ui/browser/plain-click';

export type BuyLabels = { buy: string; add: string; added: string; undo: string };
type Props = {
  productId: string;
  /** Goods can be bought more than once; courses cannot. */
  isGoods: boolean;
  /** The checkout of this product alone; the cart stays as it is. */
  checkoutHref: string;
  /** The product on the origin site, where it can also be added to the cart: the link's target until this code is loaded. */
  shopHref: string;
  labels: BuyLabels;
  /** Only the link to the checkout. */
  compact?: boolean;
  /** The partner market whose prices apply. */
  market?: string;
};

/** To the checkout with this product, or into the cart. The cart's code is loaded on first use. */
export function BuyActions({ productId, isGoods, checkoutHref, shopHref, labels, compact, market }: Props) {
  const loadCart = async () => (await import('@/stores/cart')).cartStore;
  const add = async () => {
    const cart = await loadCart();
    const { items, marketHandle } = cart.getState();
    const before = items.find((item) => item.productId === productId)?.quantity ?? 0;
    if (before === 0 || isGoods) cart.getState().add(productId);
    if (market) cart.getState().setMarket(market);
    const undo = () => {
      cart.getState().setQuantity(productId, before);
      cart.getState().setMarket(marketHandle);
    };
    await notify('success', labels.added, { label: labels.undo, run: undo });
  };
  return (
    <>
      <a href={checkoutHref} className="btn btn-primary">
        {labels.buy}
      </a>
      {!compact && (
        <a
          href={shopHref}
          className="btn btn-secondary"
          // Adds it on this page; if that fails, follows the link.
          onClick={onPlainClick(() => add().catch(() => location.assign(shopHref)))}
        >
          {labels.add}
        </a>
      )}
    </>
  );
}
