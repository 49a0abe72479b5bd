import { useState, type ComponentProps } from 'react';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { AuthoredOf, AuthoredStep } from '@/lib/lessons/authored-lesson';
import { previewAsks } from '@/lib/lessons/lesson-preview';
import { LessonEditor } from './lesson-editor';
import { LessonField } from './lesson-field';
import { shapeFaults } from '../lesson-faults';
import { authoredOf, readTopic } from '@/platform/topics/topics';

const form = vi.hoisted(() => ({ value: null as unknown, errorMessage: '' }));
vi.mock('@payloadcms/ui', () => ({
  FieldLabel: ({ label }: { label: string }) => <span>{label}</span>,
  FieldDescription: () => null,
  useField: () => ({
    value: form.value,
    setValue: () => {},
    path: 'steps',
    showError: form.errorMessage !== '',
    errorMessage: form.errorMessage,
  }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
  useConfig: () => ({ config: { routes: { api: '/backstage/api' }, collections: [{ slug: 'topics' }] } }),
}));

let value: AuthoredStep[];
function Form({ given, language, hasVideos }: { given: unknown; language: string; hasVideos: boolean }) {
  const [current, setCurrent] = useState(given);
  return (
    <LessonEditor
      value={current}
      language={language}
      hasVideos={hasVideos}
      onChange={(next) => {
        value = next;
        setCurrent(next);
      }}
    />
  );
}
const setUp = (given: unknown, { language = 'en', hasVideos = false } = {}) => {
  value = given as AuthoredStep[];
  const user = userEvent.setup();
  render(<Form given={given} language={language} hasVideos={hasVideos} />);
  return user;
};
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const ids = () => value.map(({ id }) => id);
const liberties = () => structuredClone(authoredOf(readTopic('liberties')));
const open = (step: number) => press(new RegExp(`^${step} · `));
const group = (name: string) => within(screen.getByRole('group', { name }));

beforeEach(() => {
  form.value = null;
  form.errorMessage = '';
});

describe('the steps of a lesson', () => {
  it('begin with none, and each that is added is a draft', async () => {
    const user = setUp(null);
    for (const kind of ['Board', 'Question', 'Reading', 'Game', 'Exercises']) await user.click(press(`Add: ${kind}`));
    expect(ids()).toEqual(['board-1', 'question-1', 'reading-1', 'game-1', 'exercises-1']);
    expect(shapeFaults(value, 'en')).toEqual([]);
    expect(document.activeElement).toBe(open(5));
    expect(screen.queryByRole('button', { name: 'Add: Film' })).toBeNull();
  });

  it('are moved by button and by key, and the focus goes along', async () => {
    const user = setUp(liberties());
    const before = ids();
    await user.click(press('Move step 2 up'));
    expect(ids().slice(0, 2)).toEqual([before[1], before[0]]);
    expect(document.activeElement).toBe(press('Move step 1 up'));
    open(1).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(ids()).toEqual(before);
    expect(document.activeElement).toBe(open(2));
    expect(screen.getAllByRole('status').some(({ textContent }) => textContent === 'Now step 2.')).toBe(true);
  });

  it('are removed, and brought back', async () => {
    const user = setUp(liberties());
    const before = ids();
    await user.click(press('Remove step 1'));
    expect(ids()).toEqual(before.slice(1));
    await user.click(press('Bring back the removed step'));
    expect(ids()).toEqual(before);
  });

  it('that are none can be begun anew, and nothing typed is lost', async () => {
    const user = setUp([{ kind: 'dance' }]);
    expect(screen.getByRole('textbox')).toHaveProperty('value', expect.stringContaining('dance'));
    await user.click(press('Begin anew'));
    expect(value).toEqual([]);
  });
});

describe('a step', () => {
  it('says its words in four languages side by side', async () => {
    const user = setUp(liberties());
    await user.click(open(1));
    const title = group('Title').getByRole('textbox', { name: '日本語' });
    await user.clear(title);
    await user.type(title, '呼吸点');
    expect(value[0]!.title['ja-JP']).toBe('呼吸点');
    expect(group('Title').getAllByRole('textbox')).toHaveLength(4);
  });

  it('of a board is played by pressing points, in turn, and against no rule', async () => {
    const user = setUp([]);
    await user.click(press('Add: Board'));
    await user.click(press('Moment 2'));
    const board = within(screen.getByRole('grid', { name: 'Moment 2' }));
    await user.click(board.getByRole('gridcell', { name: /^D4/ }));
    await user.click(board.getByRole('gridcell', { name: /^E5/ }));
    await user.click(board.getByRole('gridcell', { name: /^E5/ }));
    const frames = () => (value[0] as AuthoredOf<'board'>).frames;
    expect(frames()[1]!.moves).toEqual([
      { color: 'black', at: 'D4' },
      { color: 'white', at: 'E5' },
    ]);
    expect(screen.getByText('A stone already stands here.')).toBeTruthy();
    const does = group('What a press on the board does');
    await user.click(does.getByRole('button', { name: 'Triangle' }));
    await user.click(board.getByRole('gridcell', { name: /^D4/ }));
    expect(frames()[1]!.marks).toEqual([{ at: 'D4', kind: 'triangle' }]);
    await user.click(press('Take back E5'));
    expect(frames()[1]!.moves).toHaveLength(1);
    expect(shapeFaults(value, 'en')).toEqual([]);
  });

  it('keeps where a moment goes on from when another comes in between, or goes', async () => {
    const user = setUp([]);
    await user.click(press('Add: Board'));
    const frames = () => (value[0] as AuthoredOf<'board'>).frames;
    await user.click(press('Moment 2'));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Goes on from' }), 'Moment 1');
    await user.click(press('Moment 1'));
    await user.click(press('Add a moment after this one'));
    expect(frames().map(({ from }) => from)).toEqual([undefined, undefined, 0]);
    await user.click(press('Moment 1'));
    await user.click(press('Remove this moment'));
    expect(frames().map(({ from }) => from)).toEqual([undefined, undefined]);
  });

  it('asks the search for its answers, and shows what it objects to', async () => {
    const question = liberties().find((step) => step.kind === 'question' && step.search) as AuthoredOf<'question'>;
    const { moves, otherwise } = question;
    const fetched = vi.fn(async (_url: string, _init: RequestInit) =>
      Response.json({ answers: { moves, otherwise }, objections: ['A1 is called right, but it fails'] }),
    );
    vi.stubGlobal('fetch', fetched);
    const user = setUp([{ ...question, moves: [{ at: 'A1' }] }]);
    await user.click(open(1));
    await user.click(press('3 Answers'));
    await user.click(press('Search the answers'));
    await waitFor(() => expect((value[0] as AuthoredOf<'question'>).moves).toEqual(moves));
    expect(fetched.mock.calls[0]![0]).toBe('/backstage/api/topics/answers');
    expect(screen.getByText('A1 is called right, but it fails')).toBeTruthy();
    expect(screen.getByText(/^Found: /)).toBeTruthy();
    fetched.mockResolvedValueOnce(new Response(null, { status: 500 }));
    await user.click(press('Search the answers'));
    expect(await screen.findByText('The search did not answer. Try again.')).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('is played where both may play, and by a goal that no search settles without one', async () => {
    const user = setUp([]);
    await user.click(press('Add: Question'));
    const question = () => value[0] as AuthoredOf<'question'>;
    await user.click(press('2 Where both may play'));
    const board = within(screen.getByRole('grid', { name: 'Where both may play' }));
    await user.click(board.getByRole('gridcell', { name: /^C3/ }));
    await user.click(board.getByRole('gridcell', { name: /^C4/ }));
    expect(question().search?.region).toBe('C3 C4');
    await user.click(press('The whole board'));
    expect(question().search).toEqual({ within: 4 });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Goal' }), 'Find the best move');
    expect(question().search).toBeNull();
    expect(shapeFaults(value, 'en')).toEqual([]);
  });

  it('is handed to the learners’ page in the language that was chosen', async () => {
    const user = setUp(liberties(), { language: 'zh-TW' });
    await user.click(open(1));
    await user.click(press('預覽'));
    await user.click(press('日本語'));
    const frame = screen.getByTitle('學生看到的畫面') as HTMLIFrameElement;
    expect(frame.getAttribute('src')).toBe('/ja-JP/learn/preview');
    const posted = vi.spyOn(frame.contentWindow!, 'postMessage').mockImplementation(() => {});
    const ask = (origin: string) =>
      fireEvent(window, new MessageEvent('message', { source: frame.contentWindow, origin, data: previewAsks }));
    ask('https://elsewhere.example');
    expect(posted).not.toHaveBeenCalled();
    ask(window.location.origin);
    expect(posted.mock.calls[0]![0]).toMatchObject({ step: { title: value[0]!.title['ja-JP'] } });
  });
});

it('what keeps a lesson from learners stands beside it, a line each', () => {
  form.value = liberties();
  form.errorMessage = 'Step 1 (edge): one\nStep 2 (take): two';
  render(
    <LessonField
      {...({ field: { name: 'steps', label: 'Steps' }, path: 'steps' } as unknown as ComponentProps<
        typeof LessonField
      >)}
    />,
  );
  expect(within(screen.getByRole('alert')).getAllByRole('listitem')).toHaveLength(2);
});
