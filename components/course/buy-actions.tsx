'use client';

import { notify } from '@/components/ui/notify';
import { useEarlyPress } from '@/components/ui/use-early-press';

export type BuyLabels = { buy: string; add: string; added: string; undo: string; failed: string };
type Props = {
  productId: string;
  /** Goods can be taken more than once; what is learned cannot. */
  isGoods: boolean;
  checkoutHref: string;
  /** The product on the origin site: where the link leads without this code. */
  shopHref: string;
  labels: BuyLabels;
  /** Only the way to the checkout. */
  compact?: boolean;
};

/** Puts the product into the cart. The cart's code is loaded when it is first needed. */
export function BuyActions({ productId, isGoods, checkoutHref, shopHref, labels, compact }: Props) {
  const put = async () => {
    const { cartStore } = await import('@/stores/cart');
    const { items, add, setQuantity } = cartStore.getState();
    const before = items.find((item) => item.productId === productId)?.quantity ?? 0;
    if (before === 0 || isGoods) add(productId);
    return () => setQuantity(productId, before);
  };
  const buy = async () => {
    try {
      const { cartStore } = await import('@/stores/cart');
      if (!cartStore.getState().items.some((item) => item.productId === productId)) cartStore.getState().add(productId);
      location.assign(checkoutHref);
    } catch {
      location.assign(shopHref);
    }
  };
  const addToCart = async () => {
    try {
      const undo = await put();
      await notify('success', labels.added, { label: labels.undo, run: undo });
    } catch {
      await notify('error', labels.failed);
    }
  };
  const addButton = useEarlyPress(() => void addToCart());
  return (
    <>
      <a
        href={shopHref}
        className="btn btn-primary"
        onClick={(event) => {
          event.preventDefault();
          void buy();
        }}
      >
        {labels.buy}
      </a>
      {!compact && (
        <button type="button" className="btn btn-secondary" {...addButton}>
          {labels.add}
        </button>
      )}
    </>
  );
}
