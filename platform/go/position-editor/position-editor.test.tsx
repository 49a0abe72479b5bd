import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position, Problem } from '@/lib/go/position';
import { proofOf, reviewProblem } from '@/lib/go/review';
import { PositionEditor } from './position-editor';
import { ProblemEditor } from './problem-editor';

/** A fake worker that runs in the test's thread. */
class Thread {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  #isOver = false;
  postMessage(problem: Problem) {
    const proof = proofOf(problem);
    const looks = typeof proof === 'string' ? [] : [...reviewProblem(problem, proof)];
    queueMicrotask(() => act(() => [...looks, null].forEach((data) => !this.#isOver && this.onmessage?.({ data }))));
  }
  terminate() {
    this.#isOver = true;
  }
}

let value: unknown;
function Form({ kind, given, language = 'en' }: { kind: 'position' | 'problem'; given: unknown; language?: string }) {
  const [current, setCurrent] = useState(given);
  const props = {
    value: current,
    language,
    onChange: (next: unknown) => {
      value = next;
      setCurrent(next);
    },
  };
  return kind === 'position' ? <PositionEditor {...props} /> : <ProblemEditor {...props} />;
}
const setUp = (kind: 'position' | 'problem', given: unknown, language?: string) => {
  value = given;
  const user = userEvent.setup();
  render(<Form kind={kind} given={given} language={language} />);
  return user;
};
const point = (name: RegExp) => screen.getByRole('gridcell', { name });
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const position = () => value as Position;
const problem = () => value as Problem;

const board: Position = { size: 9, black: 'C3', white: 'D4' };
// White's two stones have one liberty, F4.
const atari: Problem = {
  position: {
    size: 7,
    black: 'C4 D5 E5 D3 E3',
    white: 'D4 E4',
    toPlay: 'black',
    marks: [{ at: 'D4', kind: 'triangle' }],
  },
  goal: 'capture',
  moves: [],
};

beforeEach(() => {
  vi.stubGlobal('Worker', Thread);
});

describe('the editor of positions', () => {
  it('begins with a board of the wanted size, and takes it away again', async () => {
    const user = setUp('position', null);
    expect(screen.queryByRole('grid')).toBeNull();
    await user.click(press('13×13'));
    expect(position()).toEqual({ size: 13, black: '', white: '' });
    await user.click(press('Remove the board'));
    expect(value).toBeNull();
    await user.click(press('Undo'));
    expect(position().size).toBe(13);
  });

  it('places, replaces and takes away stones', async () => {
    const user = setUp('position', board);
    await user.click(point(/^E5,/));
    expect(position().black).toBe('C3 E5');
    await user.click(press('White stone'));
    await user.click(point(/^E5,/));
    expect(position()).toMatchObject({ black: 'C3', white: 'D4 E5' });
    await user.click(point(/^E5, white stone/));
    expect(position().white).toBe('D4');
    await user.click(press('Erase'));
    await user.click(point(/^C3,/));
    expect(position().black).toBe('');
  });

  it('places black and white in turn, the side to play first', async () => {
    const user = setUp('position', { ...board, toPlay: 'white' });
    await user.click(press('Black and white in turn'));
    for (const at of [/^A1,/, /^A2,/, /^A3,/]) await user.click(point(at));
    expect(position()).toMatchObject({ white: 'D4 A1 A3', black: 'C3 A2' });
  });

  it('marks, letters, numbers, and says what lies on a point', async () => {
    const user = setUp('position', board);
    await user.click(press('Triangle'));
    await user.click(point(/^C3,/));
    await user.click(press('Letter'));
    await user.click(point(/^E5,/));
    await user.click(point(/^F5,/));
    await user.click(press('Number'));
    await user.click(point(/^G5,/));
    await user.click(press('Last move'));
    await user.click(point(/^D4,/));
    expect(position()).toEqual({
      ...board,
      last: 'D4',
      marks: [{ at: 'C3', kind: 'triangle' }],
      labels: [
        { at: 'E5', text: 'A' },
        { at: 'F5', text: 'B' },
        { at: 'G5', text: '1' },
      ],
    });
    expect(point(/^C3, black stone, Triangle$/)).toBeTruthy();
    expect(point(/^D4, white stone, Last move$/)).toBeTruthy();
    await user.click(point(/^E9,/));
    expect(screen.getByRole('status').textContent).toBe('The last move needs a stone.');
  });

  it('shows a part of the board by two corners, by keyboard alone', async () => {
    const user = setUp('position', board);
    await user.click(press('Part shown'));
    point(/^E5,/).focus();
    await user.keyboard('{Home}{PageDown}{Enter}');
    expect(screen.getByRole('status').textContent).toContain('First corner: A1');
    await user.keyboard('{ArrowRight}{ArrowUp}{Enter}');
    expect(screen.getByRole('status').textContent).toContain('at least three lines');
    await user.keyboard('{Enter}{Home}{PageDown}');
    for (let i = 0; i < 4; i += 1) await user.keyboard('{ArrowRight}{ArrowUp}');
    await user.keyboard('{Enter}');
    expect(position().crop).toBe('B2 E5');
    expect(screen.getByRole('gridcell', { name: /^J9, empty, not shown$/ })).toBeTruthy();
    await user.click(press('Black stone'));
    expect(screen.queryByRole('gridcell', { name: /^J9/ })).toBeNull();
  });

  it('goes back and forth by button and key', async () => {
    const user = setUp('position', board);
    await user.click(point(/^E5,/));
    await user.click(point(/^F5,/));
    await user.click(press('Undo'));
    expect(position().black).toBe('C3 E5');
    await user.keyboard('{Control>}z{/Control}');
    expect(position()).toEqual(board);
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(position().black).toBe('C3 E5');
    await user.click(press('Redo'));
    expect(position().black).toBe('C3 E5 F5');
  });

  it('says at once, in the staff’s language, that stones have no liberties', async () => {
    const user = setUp('position', { size: 9, black: 'A1', white: 'A2' }, 'zh-TW');
    expect(screen.getByText('這個局面合乎規則。')).toBeTruthy();
    await user.click(press('白子'));
    await user.click(point(/^B1，|^B1、|^B1,/));
    expect(screen.getByText('A1 的棋子沒有氣，不能留在盤上。')).toBeTruthy();
  });

  it('takes over SGF, and says so when it cannot', async () => {
    const user = setUp('position', board);
    await user.click(screen.getByText('Paste a position (SGF)'));
    const box = screen.getByRole('textbox', { name: /SGF from a Go program/ });
    await user.click(box);
    await user.paste('something');
    await user.click(press('Use it'));
    expect(screen.getByRole('alert').textContent).toContain('no board of 5 to 19 lines');
    expect(position()).toEqual(board);
    await user.clear(box);
    await user.click(box);
    await user.paste('(;SZ[9]AB[cc][dc]AW[ee]TR[cc]PL[W])');
    await user.click(press('Use it'));
    expect(position()).toEqual({
      size: 9,
      black: 'C7 D7',
      white: 'E5',
      toPlay: 'white',
      marks: [{ at: 'C7', kind: 'triangle' }],
    });
  });

  it('keeps data that is no board, until somebody starts again', async () => {
    const user = setUp('position', { size: 40 });
    expect(screen.getByText(/no board the shop can draw/)).toBeTruthy();
    expect(value).toEqual({ size: 40 });
    await user.click(press('9×9'));
    expect(position()).toEqual({ size: 9, black: '', white: '' });
  });
});

describe('the editor of problems', () => {
  const moves = (name: string) => screen.getByRole('button', { name });
  const tree = () => within(screen.getByRole('region', { name: 'Lines of play' }));
  const search = () => within(screen.getByRole('region', { name: 'What the search says' }));
  const rules = () => within(screen.getByRole('region', { name: 'What the rules say' }));

  it('builds the tree by playing: move, answer, variation, the answer to all else', async () => {
    const user = setUp('problem', atari);
    await user.click(moves('2 Moves'));
    await user.click(point(/^F3,/));
    await user.click(point(/^F4,/));
    await user.click(tree().getByRole('button', { name: 'Start' }));
    await user.click(point(/^F4,/));
    await user.click(tree().getByRole('button', { name: 'set the answer' }));
    await user.click(point(/^F4,/));
    await user.click(tree().getByRole('button', { name: 'Black F3' }));
    await user.click(screen.getByRole('checkbox', { name: 'This move leads to failure' }));
    expect(problem().moves).toEqual([{ at: 'F3', reply: 'F4', fails: true }, { at: 'F4' }]);
    expect(problem().otherwise).toBe('F4');
    await user.click(moves('Undo'));
    expect(problem().moves[0]).toEqual({ at: 'F3', reply: 'F4' });
    await user.click(tree().getByRole('button', { name: 'Black F3' }));
    await user.click(moves('Delete this move'));
    expect(problem().moves).toEqual([{ at: 'F4' }]);
  });

  it('lets nobody play against the rules', async () => {
    const user = setUp('problem', { ...atari, moves: [{ at: 'F4' }] });
    await user.click(point(/^D4,/));
    expect(screen.getAllByRole('status')[0]!.textContent).toBe('A stone already stands here.');
    expect(problem().moves).toEqual([{ at: 'F4' }]);
  });

  it('says the faults of the rules in words', async () => {
    setUp('problem', { ...atari, moves: [{ at: 'D4' }, { at: 'F4', fails: true }] });
    expect(rules().getByText('The rules forbid the last of these moves: D4.')).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/illegalMove|neverSucceeds/);
  });

  it('searches, says what is missing, and puts it into the tree', async () => {
    const user = setUp('problem', { ...atari, moves: [{ at: 'F3' }] });
    expect(await search().findByText('The answer: F4', {}, { timeout: 15_000 })).toBeTruthy();
    expect(search().getByText('F4 also succeeds, but the tree calls it wrong.')).toBeTruthy();
    await user.click(moves('Put into the tree'));
    expect(problem().moves).toEqual([{ at: 'F3' }, { at: 'F4' }]);
    await user.click(tree().getByRole('button', { name: 'Black F3' }));
    await user.click(moves('Delete this move'));
    expect(await search().findByText('The tree agrees.', {}, { timeout: 15_000 })).toBeTruthy();
  });

  it('asks for the stakes where it cannot know them, and leaves judgment to people', async () => {
    const user = setUp('problem', { ...atari, position: { ...atari.position, marks: undefined } });
    expect(search().getByText(/^Mark the stones at stake/)).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Goal' }), 'bestMove');
    expect(search().getByText(/This goal is for you to judge/)).toBeTruthy();
  });

  it('works on when no search can start', async () => {
    vi.stubGlobal('Worker', undefined);
    const user = setUp('problem', { ...atari, moves: [{ at: 'F4' }] });
    expect(await search().findByText(/could not start/)).toBeTruthy();
    await user.click(point(/^A1,/));
    expect(problem().moves).toHaveLength(2);
  });

  it('keeps texts in each language, all three or none', async () => {
    const user = setUp('problem', { ...atari, moves: [{ at: 'F4' }] });
    await user.click(screen.getByText('Texts'));
    const japanese = within(screen.getByRole('group', { name: '日本語' }));
    await user.type(japanese.getByLabelText('What is asked'), '黒番');
    expect(rules().getByText(/Texts in 日本語: write all three/)).toBeTruthy();
    await user.type(japanese.getByLabelText('After a right answer'), '正解');
    await user.type(japanese.getByLabelText('After a wrong answer'), '惜しい');
    expect(problem().texts).toEqual({ 'ja-JP': { prompt: '黒番', right: '正解', wrong: '惜しい' } });
    expect(rules().getByText(/Every line can be played/)).toBeTruthy();
  });
});
