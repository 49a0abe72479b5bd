import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SearchButton } from './search-button';
import { searchKinds, type SearchResponse, type SearchKind } from '@/lib/search/shapes';
import messages from '@/messages/en-US.json';

const shown = vi.hoisted(() => vi.fn());
vi.mock('@/components/ui/toasts/notify', () => ({ notify: shown }));
vi.mock('next/navigation', () => ({ useRouter: () => ({ prefetch: () => {} }) }));
vi.mock('@/lib/kernel/links/page-link', () => ({
  PageLink: (props: React.ComponentProps<'a'>) => <a {...props} />,
}));

const found = (kind: SearchKind, ...titles: string[]): SearchResponse['groups'][number] => ({
  kind,
  total: titles.length,
  found: titles.map((title) => ({
    href: `#${title}`,
    title: { text: title, marks: [[0, 1]] },
    excerpt: { text: `about ${title}`, marks: [] },
  })),
});
const answerOf = (...groups: SearchResponse['groups']): SearchResponse => ({
  total: groups.reduce((sum, { total }) => sum + total, 0),
  groups,
});
const nothing = answerOf();

/** The pending requests by question; the test settles each. */
const asked = new Map<string, { settle: (answer: SearchResponse | Error) => void; signal: AbortSignal }>();
const answer = (question: string, given: SearchResponse | Error) =>
  act(async () => {
    await vi.waitFor(() => expect(asked.has(question)).toBe(true));
    asked.get(question)!.settle(given);
  });

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('fetch', (address: string, { signal }: { signal: AbortSignal }) => {
    const question = new URL(address, 'http://shop').searchParams.get('q')!;
    return new Promise((resolve, reject) => {
      const settle = (given: SearchResponse | Error) =>
        given instanceof Error ? reject(given) : resolve({ ok: true, json: async () => given });
      asked.set(question, { settle, signal });
    });
  });
});
afterEach(() => {
  asked.clear();
  vi.unstubAllGlobals();
});

const { links, kinds, ...texts } = messages.layout.search;
const { ...labels } = { ...texts, kinds };
const button = () => screen.getByRole('button', { name: labels.open });
const field = () => screen.getByRole('combobox');
const options = () => screen.queryAllByRole('option');
const selected = () => options().filter((option) => option.getAttribute('aria-selected') === 'true');

async function open() {
  const user = userEvent.setup();
  render(<SearchButton locale="en-US" labels={labels} links={[{ href: '/en-US/courses', label: links.courses }]} />);
  await user.click(button());
  await screen.findByRole('combobox');
  return user;
}

describe('the search', () => {
  it('opens by its button and by Ctrl and K, with what helps before anything is asked', async () => {
    await open();
    expect(screen.getByRole('dialog')).toHaveProperty('open', true);
    expect(screen.getByRole('link', { name: links.courses })).toBeTruthy();
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close());
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveProperty('open', true));
  });

  it('is a combobox: arrows choose, round and round, and Enter follows', async () => {
    const user = await open();
    await user.type(field(), 'go');
    await answer('go', answerOf(found('courses', 'first', 'second'), found('questions', 'third')));
    expect(options()).toHaveLength(3);
    expect(within(screen.getByRole('group', { name: kinds.questions })).getAllByRole('option')).toHaveLength(1);
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(selected()[0]?.textContent).toContain('first');
    await user.keyboard('{ArrowUp}');
    expect(selected()[0]?.textContent).toContain('third');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(selected()[0]?.textContent).toContain('second');
    expect(field().getAttribute('aria-activedescendant')).toBe(selected()[0]?.id);
    expect(screen.getByRole('status').textContent).toBe('Results: 3');
    const followed = vi.fn((event: Event) => event.preventDefault());
    selected()[0]!.addEventListener('click', followed);
    await user.keyboard('{Enter}');
    expect(followed).toHaveBeenCalledOnce();
    expect(document.querySelector('dialog')).toHaveProperty('open', false);
  });

  it('follows the first result when Enter was pressed before the answer came', async () => {
    const user = await open();
    await user.type(field(), 'go{Enter}');
    const followed = vi.fn();
    document.addEventListener('click', followed);
    await answer('go', answerOf(found('courses', 'first', 'second')));
    await waitFor(() => expect(followed).toHaveBeenCalledOnce());
    expect((followed.mock.calls[0]![0] as Event).target).toHaveProperty('hash', '#first');
    document.removeEventListener('click', followed);
  });

  it('leaves the Enter that ends a composed word to the keyboard', async () => {
    const user = await open();
    await user.type(field(), '圍棋');
    await answer('圍棋', answerOf(found('courses', 'first')));
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true });
    expect(screen.getByRole('dialog')).toHaveProperty('open', true);
  });

  it('drops an answer that comes late', async () => {
    const user = await open();
    await user.type(field(), 'a');
    await vi.waitFor(() => expect(asked.has('a')).toBe(true));
    await user.type(field(), 'b');
    await answer('ab', answerOf(found('courses', 'right')));
    expect(asked.get('a')!.signal.aborted).toBe(true);
    await answer('a', answerOf(found('courses', 'late')));
    expect(options().map((option) => option.textContent)).toEqual([expect.stringContaining('right')]);
  });

  it('keeps the last answer while the next is on its way, and what was asked while it is closed', async () => {
    const user = await open();
    await user.type(field(), 'go');
    await answer('go', answerOf(found('courses', 'first')));
    await user.type(field(), 'x');
    expect(options()).toHaveLength(1);
    await answer('gox', answerOf(found('courses', 'second')));
    await user.click(screen.getByRole('button', { name: labels.close }));
    await user.click(button());
    expect(field()).toHaveProperty('value', 'gox');
    expect(options()[0]?.textContent).toContain('second');
  });

  it('says when there is nothing, and where to go instead', async () => {
    const user = await open();
    await user.type(field(), 'x$&y');
    await answer('x$&y', nothing);
    expect(screen.getByText('Nothing found for “x$&y”')).toBeTruthy();
    expect(screen.getByRole('link', { name: links.courses })).toBeTruthy();
    expect(field().getAttribute('aria-expanded')).toBe('false');
  });

  it('says when it fails, and tries again', async () => {
    const user = await open();
    await user.type(field(), 'go');
    await answer('go', new TypeError('offline'));
    expect(screen.getByRole('alert').textContent).toContain(labels.failed);
    asked.clear();
    await user.click(screen.getByRole('button', { name: labels.retry }));
    await answer('go', answerOf(found('courses', 'first')));
    expect(options()).toHaveLength(1);
  });

  it('marks what matches without making HTML of it', async () => {
    const user = await open();
    await user.type(field(), 'b');
    await answer('b', answerOf(found('courses', '<b>old')));
    expect(options()[0]?.querySelector('mark')?.textContent).toBe('<');
    expect(options()[0]?.querySelector('b')).toBeNull();
  });
});

it('every kind of result has its name', () => expect(Object.keys(kinds)).toEqual([...searchKinds]));
