import { expect, it } from 'vitest';
import { stockActions } from './inventory-tables';

/** Whether the page of a product that gives this has the buttons of its stock. */
const hasButtons = (product: object) => stockActions.admin?.condition?.(product, {}, {} as never);

it('the buttons of the stock stand on products that give goods, whatever else these give, and on no others', () => {
  const [goods, course] = [{ kind: 'goods' }, { kind: 'course', ref: 'kidbasic' }];
  expect([{ grants: [goods] }, { grants: [course, goods] }].map(hasButtons)).toEqual([true, true]);
  // A row that was just added names no kind yet, and neither does a product that is new.
  for (const product of [{ grants: [course] }, { grants: [{}] }, { grants: [] }, {}])
    expect(hasButtons(product), JSON.stringify(product)).toBe(false);
});
