'use client';

import { notify } from '@/components/ui/toasts/notify';
import { onPlainClick } from '@/components/ui/browser/plain-click';

export type BuyLabels = { buy: string; add: string; added: string; undo: string };
type Props = {
  productId: string;
  /** Goods can be taken more than once; what is learned cannot. */
  isGoods: boolean;
  /** Where this product is bought alone; what is in the cart stays there. */
  checkoutHref: string;
  /** The product on the origin site, where it can be added too: where that link leads until this code is there. */
  shopHref: string;
  labels: BuyLabels;
  /** Only the way to the checkout. */
  compact?: boolean;
  /** The partner market at whose prices it is bought. */
  market?: string;
};

/** To the checkout with this product, or into the cart. The cart's code is loaded when it is first needed. */
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
          // Here if it can be done here, else where the link leads.
          onClick={onPlainClick(() => add().catch(() => location.assign(shopHref)))}
        >
          {labels.add}
        </a>
      )}
    </>
  );
}
