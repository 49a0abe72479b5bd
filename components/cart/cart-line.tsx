'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useProblemText } from '@/components/catalogue/use-problem-text';
import { useAccount } from '@/components/ui/shell/account-context';
import { WaitsNote } from './waits-note';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { GoodPicture, isShown } from '@/components/catalogue/good-picture';
import type { CardItem } from '@/lib/catalogue/catalogue-cards';
import type { PricedCart } from '@/lib/catalogue/priced-cart';
import type { Currency } from '@/lib/kernel/money';
import { maxOfOne } from '@/lib/catalogue/cart-limits';
import { cartStore } from '@/stores/cart';

type Line = PricedCart['lines'][number];

type Props = {
  line: Line;
  /** The product's card data. It loads after the line, so every shipped line reserves room for a picture. */
  item?: CardItem;
  currency: Currency;
  onRemove: () => void;
};

/** One product in the cart: how many, what it costs, and what is wrong with it. */
export function CartLine({ line, item, currency, onRemove }: Props) {
  const t = useTranslations('account.cart');
  const problemText = useProblemText();
  const { locale, money } = useAccount();
  return (
    <li data-product={line.productId} className="card grid gap-3 p-4 sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        {line.requiresShipping && (
          <div className="h-[60px] w-20 flex-none overflow-hidden rounded-[10px] bg-paper">
            {item && isShown(item) && <GoodPicture item={item} sizes="80px" className="size-full object-cover" />}
          </div>
        )}
        <div className="min-w-0 flex-1">
          <a href={`/${locale}/courses/${line.productId}`} className="font-bold hover:underline">
            {line.title}
          </a>
          {line.problem === null && (
            <p className="text-sm text-ink-2">
              {t('each', { price: money(line.unitPrice, currency) })}
              {line.unitOriginPrice !== line.unitPrice && (
                <>
                  {' '}
                  <span className="sr-only">{t('before')}</span>
                  <s className="text-ink-3">{money(line.unitOriginPrice, currency)}</s>
                </>
              )}
            </p>
          )}
        </div>
        {line.problem === null && (
          <p className="font-display text-lg font-extrabold">{money(line.unitPrice * line.quantity, currency)}</p>
        )}
      </div>
      {line.problem && (
        <p className="rounded-[10px] bg-danger-soft px-3 py-2 text-sm font-semibold text-danger">
          {problemText(line.problem)}
        </p>
      )}
      <WaitsNote line={line} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {(line.problem === null || line.problem === 'OUT_OF_STOCK') && <Quantity line={line} />}
        <Button kind="quiet" className="ml-auto" onClick={onRemove} aria-label={t('removeItem', { title: line.title })}>
          <Icon name="trash" />
          {t('remove')}
        </Button>
      </div>
    </li>
  );
}

/** The quantity can change again while the last change is still being priced. */
function Quantity({ line: { productId, title, ...line } }: { line: Line }) {
  const t = useTranslations('account.cart');
  const held = useStore(cartStore, ({ items }) => items.find((item) => item.productId === productId));
  const { quantity } = held ?? line;
  const step = (by: 1 | -1) => (
    <button
      type="button"
      className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-paper-2 disabled:cursor-not-allowed disabled:opacity-40"
      aria-label={t(by > 0 ? 'moreOf' : 'less')}
      disabled={quantity === (by > 0 ? maxOfOne : 1)}
      onClick={() => cartStore.getState().setQuantity(productId, quantity + by)}
    >
      <Icon name={by > 0 ? 'plus' : 'minus'} />
    </button>
  );
  return (
    <div
      role="group"
      aria-label={t('quantityOf', { title })}
      className="flex items-center gap-1 rounded-full border-[1.5px] border-line"
    >
      {step(-1)}
      <output className="min-w-8 text-center font-semibold tabular-nums" aria-live="polite">
        {quantity}
      </output>
      {step(1)}
    </div>
  );
}

/** Stands in for a removed line, with a button to undo; it takes the focus from the removed button. */
export function RemovedLine({ title, onUndo }: { title: string; onUndo: () => void }) {
  const t = useTranslations('account.cart');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-line bg-paper px-5 py-3">
      <span>{t('removed', { title })}</span>
      <Button ref={button} kind="secondary" onClick={onUndo}>
        <Icon name="undo" />
        {t('undo')}
      </Button>
    </li>
  );
}
