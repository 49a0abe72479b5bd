import type { PricedLine } from '@/lib/catalogue/price';
import { toMainUnit, type Currency } from '@/lib/kernel/money';

type Line = Omit<PricedLine, 'productId' | 'type'> & { title: string; requiresShipping: boolean | null };

/** Amounts by name, as the API sends them. */
export function inMainUnits<Name extends string>(amounts: Record<Name, number>, currency: Currency) {
  const main = Object.entries<number>(amounts).map(([name, amount]) => [name, toMainUnit({ amount, currency })]);
  return Object.fromEntries(main) as Record<Name, number>;
}

/** A line of a cart or an order as the API has it. */
export function lineInMainUnits(productId: string, line: Line, currency: Currency) {
  const { title, quantity, requiresShipping, unitOrigin, unitPrice, discount, amount } = line;
  const amounts = inMainUnits({ unitOriginPrice: unitOrigin, unitPrice, discount, amount }, currency);
  return { productId, title, quantity, ...amounts, requiresShipping: requiresShipping ?? false };
}
