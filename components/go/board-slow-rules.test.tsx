import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { expect, it, vi } from 'vitest';
import { boardLabels } from './board-labels';
import { PlayableBoard } from './playable-board';
import { heroProblems } from '@/platform/seed/content/hero-problems';
import en from '@/messages/en-US.json';

/** The rules module loads when the test allows it. */
const rules = vi.hoisted(() => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  return { arrival, arrive: () => arrive() };
});
vi.mock('@/lib/go/solve', async (load) => {
  await rules.arrival;
  return load();
});

it('goes on to the next problem while the rules of the last move are still loading, and stays there', async () => {
  const items = heroProblems.map(({ problem }, index) => ({ problem, title: `Problem ${index + 1}` }));
  const labels = boardLabels(
    createTranslator({ locale: 'en-US', messages: en, namespace: 'board' }),
    'en-US',
    heroProblems.length,
  );
  render(<PlayableBoard items={items} labels={labels} />);
  const user = userEvent.setup();
  await user.click(screen.getAllByRole('gridcell', { name: /, empty$/ })[0]!);
  await user.click(screen.getByRole('button', { name: en.board.next }));
  expect(screen.getByRole('status').textContent).toBe('Problem 2');
  await act(async () => {
    rules.arrive();
    await import('@/lib/go/solve');
  });
  expect(screen.getByRole('status').textContent).toBe('Problem 2');
});
