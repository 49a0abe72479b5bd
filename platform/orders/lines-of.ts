import { isWhollyOwned } from '@/lib/catalogue/grant';
import type { Database } from '@/platform/kernel/database/database';
import { ownedByStudents, ownedForGood } from '@/platform/fulfilment/ownership';
import { findLines, type OrderLine, type OrderRow } from './order-rows';

type OrderHead = Pick<OrderRow, 'id' | 'user' | 'learner' | 'teaching'>;

/**
 * An order's lines, and those that would give nothing (`again`): another tab, or another teacher, may have bought the same since, and a student's
 * account may be deleted.
 */
export async function linesOf(db: Database, order: OrderHead): Promise<{ lines: OrderLine[]; again: OrderLine[] }> {
  const lines = await findLines(db, [order.id]);
  if (order.teaching === 'activation') {
    const heldBy = await ownedByStudents(db, studentsOf(lines));
    return {
      lines,
      again: lines.filter((line) => isInVain(line, line.student === null ? null : heldBy(line.student))),
    };
  }
  const owned = await ownedForGood(db, order);
  return { lines, again: lines.filter((line) => isInVain(line, owned)) };
}

const studentsOf = (lines: readonly Pick<OrderLine, 'student'>[]): number[] =>
  lines.flatMap(({ student }) => student ?? []);

/** @param owned what the receiver owns; null if the receiver's account is gone */
const isInVain = ({ productCode, grants }: OrderLine, owned: ReadonlySet<string> | null): boolean =>
  owned === null || isWhollyOwned(productCode, grants, owned);
