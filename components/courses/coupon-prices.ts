import { notify } from '@/components/ui/notify';
import { call } from '@/lib/api/client';
import { ecommerceOperations, type PricedCart } from '@/lib/contract/ecommerce';
import { currencies, formatMoney, fromMainUnit, type Currency } from '@/lib/domain/money';
import { cartStore } from '@/stores/cart';

/** Lines a cart may have (lib/contract/ecommerce). */
const chunkSize = 50;

type Labels = { currency: string; locale: string; couponApplied: string; couponRefused: string };
type Card = { id: string; price: number; element: HTMLElement };

/** Puts the coupon into the cart and shows what each product costs with it (decisions, `appCoupon`). Loaded only when one is given. */
export async function showCoupon(root: HTMLElement, code: string, labels: Labels): Promise<void> {
  const currency = currencies.find((known) => known === labels.currency) ?? 'USD';
  cartStore.getState().setCoupon(code);
  const cards = cardsOf(root).filter((card) => card.price > 0);
  const chunks = Array.from({ length: Math.ceil(cards.length / chunkSize) }, (_, index) =>
    cards.slice(index * chunkSize, (index + 1) * chunkSize),
  );
  const carts = await Promise.all(chunks.map((chunk) => price(chunk, code, currency)));
  const lines = carts.flatMap((cart) => cart.lines).filter((line) => line.discount > 0);
  const dearest = lines.toSorted((a, b) => b.amount - a.amount)[0];
  if (!dearest) {
    cartStore.getState().setCoupon(null);
    return notify('error', labels.couponRefused.replace('{code}', code));
  }
  const alone = await price(
    cards.filter((card) => card.id === dearest.productId),
    code,
    currency,
  );
  const discount = discountOf(dearest, alone.lines[0]?.discount ?? 0);
  const eligible = new Set(lines.map((line) => line.productId));
  for (const card of cards) {
    if (!eligible.has(card.id)) continue;
    const scale = currency === 'USD' ? 100 : 1;
    const reduced = Math.max(0, Math.round((card.price - discount(card.price)) * scale) / scale);
    mark(
      card.element,
      formatMoney(fromMainUnit(reduced, currency), labels.locale),
      labels.couponApplied.replace('{code}', code),
    );
  }
  return notify('success', labels.couponApplied.replace('{code}', code));
}

/** A percentage takes the same share from a line alone and from one among others; an amount is spread over the cart. */
function discountOf(among: { unitPrice: number; discount: number }, alone: number): (price: number) => number {
  const share = alone / among.unitPrice;
  const isPercent = Math.abs(share - among.discount / among.unitPrice) < 0.005;
  return isPercent ? (price) => price * share : (price) => Math.min(price, alone);
}

function cardsOf(root: HTMLElement): Card[] {
  return [...root.querySelectorAll<HTMLElement>('[data-f]')].map((element) => ({
    id: element.querySelector('a')?.pathname.split('/').at(-1) ?? '',
    price: Number(element.dataset.f?.split('|').at(-1)),
    element,
  }));
}

async function price(cards: readonly Card[], coupon: string, currency: Currency): Promise<PricedCart> {
  const items = cards.map(({ id }) => ({ productId: id, quantity: 1 }));
  return call(ecommerceOperations.priceCart, { body: { items, currency, coupon } });
}

function mark(card: HTMLElement, reduced: string, label: string) {
  const place = card.querySelector('.pc-price');
  if (!place || place.querySelector('.pc-coupon')) return;
  const badge = document.createElement('span');
  badge.className = 'pc-coupon';
  badge.title = label;
  badge.textContent = reduced;
  place.append(badge);
}
