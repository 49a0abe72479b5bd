import { expect, it } from 'vitest';
import { stockActions } from './inventory-tables';

/** Whether the page of a product with these grants has the stock buttons. */
const hasButtons = (product: object) => stockActions.admin?.condition?.(product, {}, {} as never);

it('the buttons of the stock stand on products that give goods, whatever else these give, and on no others', () => {
  const [goods, course] = [{ kind: 'goods' }, { kind: 'course', ref: 'kidbasic' }];
  expect([{ grants: [goods] }, { grants: [course, goods] }].map(hasButtons)).toEqual([true, true]);
  // A row that was just added has no kind yet; a new product has no rows.
  for (const product of [{ grants: [course] }, { grants: [{}] }, { grants: [] }, {}])
    expect(hasButtons(product), JSON.stringify(product)).toBe(false);
});
