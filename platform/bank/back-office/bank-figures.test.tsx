import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { BankFigure } from './read-bank-figures';

const figures: BankFigure[] = [
  { family: 'capture', grade: 19, depth: 1, rightMoves: 1, count: 120 },
  { family: 'capture', grade: 12, depth: 3, rightMoves: 1, count: 30 },
  { family: 'kill', grade: 12, depth: 3, rightMoves: 2, count: 125 },
];
vi.mock('./read-bank-figures', () => ({ bankFigures: async () => figures }));
vi.mock('@/platform/kernel/database/database', () => ({ database: () => null }));

it('the figures of the bank have a sum for each grade, no row of nothing, and can be scrolled by keyboard', async () => {
  const { BankFigures } = await import('./bank-figures');
  render((await BankFigures({ payload: {}, i18n: { language: 'en' } } as never)) as ReactNode);
  screen.getByText('Figures of the bank').closest('details')!.open = true;
  const table = screen.getByRole('region', { name: 'By grade' });
  expect(table.tabIndex).toBe(0);
  expect(
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent)),
  ).toEqual([
    ['Family', 'In use', 'G19', 'G12'],
    ['Capture', '150', '120', '30'],
    ['Kill', '125', '', '125'],
    ['Total', '275', '120', '155'],
  ]);
});
