import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { Board } from './board';
import { boardLabels } from './board-labels';
import { PlayableBoard } from './playable-board';
import { Stone } from './stone';
import { heroProblems } from '@/platform/seed/content/hero-problems';
import type { Localized } from '@/platform/seed/content/types';
import { pageCalled } from '@/tests/setup/seeded-pages';
import en from '@/messages/en-US.json';
import ja from '@/messages/ja-JP.json';

const t = createTranslator({ locale: 'en-US', messages: en, namespace: 'board' });
const labels = boardLabels(t, 'en-US', heroProblems.length);
const [hero] = pageCalled('home').blocks;
const heroTexts = (hero as unknown as { problems: Record<'title' | 'wrong' | 'solved', Localized>[] }).problems;
const items = heroProblems.map(({ problem }, index) => ({
  problem,
  title: heroTexts[index]!.title['en-US'],
  wrong: heroTexts[index]!.wrong['en-US'],
  solved: heroTexts[index]!.solved['en-US'],
}));

const point = (name: RegExp) => screen.getByRole('gridcell', { name });
const status = () => screen.getByRole('status');
const setup = (from = 0) => {
  const user = userEvent.setup();
  render(
    <PlayableBoard items={items.slice(from)} labels={labels}>
      <a href="/trial">Trial</a>
    </PlayableBoard>,
  );
  return user;
};

describe('Board', () => {
  it('is a picture with a name, or decoration without one', () => {
    const { container, rerender } = render(
      <Board position={{ size: 9, black: 'C3', white: 'D4' }} title="A diagram" />,
    );
    expect(screen.getByRole('img', { name: 'A diagram' })).toBeTruthy();
    rerender(<Board position={{ size: 9, black: 'C3', white: 'D4' }} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });

  it('draws all stones of a colour as one path', () => {
    const { container } = render(<Board position={{ size: 9, black: 'C3 D3 E3', white: 'D4' }} />);
    expect(container.querySelectorAll('path[marker-start="url(#go-mk)"]')).toHaveLength(1);
    expect(container.querySelector('path[marker-start="url(#go-mk)"]')?.getAttribute('d')).toBe('M2 6 3 6 4 6h0');
  });

  it('writes coordinates as the reader does', () => {
    const position = { size: 19, black: '', white: '', crop: 'K11 T19' };
    const { container, rerender } = render(<Board position={position} coordinates="letters" />);
    const texts = () => [...container.querySelectorAll('text')].map((text) => text.textContent);
    expect(texts()).toEqual([...'KLMNOPQRST', '19', '18', '17', '16', '15', '14', '13', '12', '11']);
    rerender(<Board position={position} coordinates="kanji" />);
    expect(texts()).toEqual(expect.arrayContaining(['10', '19', '一', '九']));
  });

  it('numbers the moves of a line', () => {
    const { container } = render(
      <Board position={{ size: 9, black: '', white: '', toPlay: 'white' }} moves={['C3', 'D4', 'C3']} />,
    );
    expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['1', '2']);
  });
});

describe('Stone', () => {
  it('is read when it has text, silent otherwise', () => {
    const { container } = render(
      <>
        <Stone>7</Stone>
        <Stone color="white" />
      </>,
    );
    expect(screen.getByText('7').getAttribute('aria-hidden')).toBeNull();
    expect(container.querySelector('.go-stone-white')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('PlayableBoard', () => {
  it('is a named picture with its solution before JavaScript, and hydrates without a mismatch', () => {
    const board = <PlayableBoard items={items} labels={labels} coordinates />;
    const html = renderToString(board);
    const host = document.createElement('div');
    document.body.append(host);
    host.innerHTML = html;
    expect(within(host).getByRole('img', { name: items[0]?.title })).toBeTruthy();
    expect(host.querySelector('details p')?.textContent).toBe('Black F4.');
    expect(within(host).queryByRole('grid')).toBeNull();
    render(board, { container: host, hydrate: true });
    expect(within(host).getByRole('grid', { name: items[0]?.title })).toBeTruthy();
  });

  it('names every intersection with its stone', () => {
    setup();
    expect(screen.getAllByRole('gridcell')).toHaveLength(49);
    expect(point(/^F4, empty$/).getAttribute('aria-disabled')).toBeNull();
    expect(point(/^D4, white stone$/).getAttribute('aria-disabled')).toBe('true');
    expect(point(/^C4, black stone$/)).toBeTruthy();
  });

  it('says which stones are meant, and what letters stand where', () => {
    const { problem } = items[0]!;
    const position = {
      ...problem.position,
      marks: [{ at: 'D4', kind: 'triangle' as const }],
      labels: [{ at: 'A1', text: 'A' }],
    };
    render(<PlayableBoard items={[{ ...items[0]!, problem: { ...problem, position } }]} labels={labels} />);
    expect(point(/^D4, white stone, marked$/)).toBeTruthy();
    expect(point(/^A1, empty, A$/)).toBeTruthy();
    expect(point(/^C4, black stone$/)).toBeTruthy();
  });

  it('solves with a tap, and speaks the move and what it takes', async () => {
    const user = setup();
    await user.click(point(/^F4,/));
    await waitFor(() => expect(status().textContent).toContain('Black F4, captures two.'));
    expect(status().textContent).toContain(items[0]?.solved);
    expect(await screen.findByRole('gridcell', { name: /^D4, empty$/ })).toBeTruthy();
  });

  it('is played with arrow keys and Enter', async () => {
    const user = setup();
    await user.tab();
    expect(document.activeElement?.getAttribute('data-at')).toBe('D4');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement?.getAttribute('data-at')).toBe('F4');
    await user.keyboard('{ArrowUp}{ArrowDown}{End}{ArrowRight}');
    expect(document.activeElement?.getAttribute('data-at')).toBe('G4');
    await user.keyboard('{ArrowLeft}{Enter}');
    await waitFor(() => expect(status().textContent).toContain('Black F4, captures two.'));
    expect(screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
  });

  it('answers a wrong move, explains it and takes it back', async () => {
    const user = setup();
    await user.click(point(/^A1,/));
    await waitFor(() => expect(status().textContent).toContain('Black A1. White F4.'));
    expect(status().textContent).toContain(items[0]?.wrong);
    await user.click(point(/^A2,/));
    expect(point(/^A2, empty$/), 'no play on until the move is taken back').toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(point(/^A1, empty$/)).toBeTruthy();
    expect(status().textContent).toBe(items[0]?.title);
  });

  it('says why a point cannot be played', async () => {
    const user = setup();
    await user.click(point(/^D4,/));
    expect(status().textContent).toBe(en.board.refused.taken);
  });

  it('gives a hint, goes on to the next problem and ends with an invitation', async () => {
    const user = setup(1);
    await user.click(screen.getByRole('button', { name: 'Hint' }));
    expect(status().textContent).toBe('Try E2.');
    await user.click(point(/^E2,/));
    await waitFor(() => expect(status().textContent).toContain('Black E2. White D1.'));
    await user.click(point(/^E1,/));
    await waitFor(() => expect(status().textContent).toContain('Black E1, captures two.'));
    expect(screen.queryByRole('link', { name: 'Trial' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(status().textContent).toBe(items[2]?.title);
    await user.click(point(/^D1,/));
    await waitFor(() => expect(status().textContent).toContain('Black D1. White D2, captures one.'));
    await user.click(point(/^D1,/));
    await waitFor(() => expect(status().textContent).toContain('Black D1, captures three.'));
    expect(screen.getByRole('link', { name: 'Trial' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    expect(status().textContent).toBe(items[2]?.title);
  });

  it('speaks Japanese points in Japanese', async () => {
    const inJapanese = createTranslator({ locale: 'ja-JP', messages: ja, namespace: 'board' });
    const user = userEvent.setup();
    render(<PlayableBoard items={items} labels={boardLabels(inJapanese, 'ja-JP')} />);
    await user.click(point(/^6の四、空点$/));
    await waitFor(() => expect(status().textContent).toContain('黒、6の四。2子取りました。'));
  });
});
