import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTranslator } from 'next-intl';
import { expect, it } from 'vitest';
import { boardLabels } from '@/components/go/board-labels';
import { PlayableBoard } from '@/components/go/playable-board';
import type { Problem } from '@/lib/go/position';
import en from '@/messages/en-US.json';
import type { PlayedAttempt } from './playable-item';

/** B2 wins with B4; A1 fails with its third move, and C1 fails whatever follows. */
const problem: Problem = {
  position: { size: 7, black: 'D4', white: 'E4', toPlay: 'black' },
  goal: 'capture',
  moves: [
    { at: 'B2', reply: 'B3', then: [{ at: 'B4' }] },
    { at: 'A1', reply: 'A2', then: [{ at: 'A4', reply: 'A5', then: [{ at: 'A7', fails: true }] }] },
    { at: 'C1', reply: 'C2', fails: true, then: [{ at: 'C4' }] },
  ],
  otherwise: 'G7',
};

function setup() {
  const labels = boardLabels(createTranslator({ locale: 'en-US', messages: en, namespace: 'board' }), 'en-US');
  const attempts: PlayedAttempt[] = [];
  render(
    <PlayableBoard
      items={[{ problem, title: 'Black to play' }]}
      labels={labels}
      onAttempt={(one) => attempts.push(one)}
    />,
  );
  const user = userEvent.setup();
  const play = async (at: string) => {
    await user.click(screen.getByRole('gridcell', { name: new RegExp(`^${at},`) }));
    await within(screen.getByRole('status')).findByText(new RegExp(`Black ${at}`));
  };
  const press = (name: 'undo' | 'restart') => user.click(screen.getByRole('button', { name: en.board[name] }));
  return { attempts, play, press };
}

it.each(['undo', 'restart'] as const)('%s on a line that can only fail is a try that was wrong', async (button) => {
  const { attempts, play, press } = setup();
  await play('A1');
  await press(button);
  expect(attempts).toEqual([{ moves: ['A1', 'A2'], solved: false, hints: 0 }]);
  await play('C1');
  await press(button);
  expect(attempts.slice(1)).toEqual([{ moves: ['C1', 'C2'], solved: false, hints: 0 }]);
  await play('B2');
  await play('B4');
  expect(attempts.slice(2)).toEqual([{ moves: ['B2', 'B3', 'B4'], solved: true, hints: 0 }]);
});

it('such a line is one try, however far it went and however often a move is taken back', async () => {
  const { attempts, play, press } = setup();
  await play('A1');
  await play('A4');
  await press('undo');
  await press('undo');
  expect(attempts).toEqual([{ moves: ['A1', 'A2', 'A4', 'A5'], solved: false, hints: 0 }]);
  // A try that was reported at its end is not reported again.
  await play('C1');
  await play('C4');
  await press('undo');
  await press('restart');
  expect(attempts.slice(1)).toEqual([{ moves: ['C1', 'C2', 'C4'], solved: false, hints: 0 }]);
});

it('a move taken back on the right path is told to nobody, and a solved problem may be played again', async () => {
  const { attempts, play, press } = setup();
  await play('B2');
  await press('undo');
  await play('B2');
  await press('restart');
  expect(attempts).toEqual([]);
  await play('B2');
  await play('B4');
  await press('undo');
  await press('undo');
  expect(attempts).toHaveLength(1);
});
