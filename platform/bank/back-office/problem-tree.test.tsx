import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ProblemTree } from './problem-tree';

const problem = {
  position: { size: 7, black: 'C4 D3 E4', white: 'D4 C6 E6', toPlay: 'black' },
  goal: 'capture',
  moves: [
    { at: 'A1', fails: true, reply: 'B1' },
    { at: 'D5', reply: 'D6', then: [{ at: 'D7' }, { at: 'E5', fails: true }], otherwise: 'C5' },
  ],
  otherwise: 'D5',
};
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ savedDocumentData: { data: problem } }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
}));

it('a problem of the bank is looked at with its tree: each move, what answers it, and what may be played then', () => {
  render(<ProblemTree />);
  const tree = within(screen.getByRole('region', { name: 'Moves and their verdicts' }));
  const [first, then] = tree.getAllByRole('list');
  expect([...first!.children].map((item) => item.firstChild!.textContent)).toEqual([
    'D5: Right, answered by D6',
    'A1: Wrong, answered by B1',
    'Every other move is wrong, answered by D5',
  ]);
  expect([...then!.children].map((item) => item.textContent)).toEqual([
    'D7: Right',
    'E5: Wrong, answered by C5',
    'Every other move is wrong, answered by C5',
  ]);
  expect(tree.getByText('A right line: D5 D6 D7')).toBeTruthy();
});
