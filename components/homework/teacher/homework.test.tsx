import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Homework, HomeworkCell, HomeworkResults } from '@/lib/homework/contract';
import type { BankProblem } from '@/lib/bank/bank-problem';
import messages from '@/messages/en-US.json';
import { homework as texts, listOf, openTeach, resetTeachApp, serveTeach, student } from '@/tests/setup/teach-app';
import { HomeworkScreen } from './homework-screen';
import { boardOfMoment } from './moment';
import { StudentsScreen } from '@/components/students/students-screen';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/teach/homework',
  useRouter: () => ({ prefetch: () => {} }),
}));
beforeEach(resetTeachApp);

const t = texts.given;
const bank = (id: string): BankProblem => ({
  id,
  grade: 19,
  family: 'capture',
  problem: {
    position: { size: 7, black: 'C4 D3 E4', white: 'D4 C6 E6', toPlay: 'black' },
    goal: 'capture',
    moves: [{ at: 'D5' }],
    otherwise: 'D5',
  },
});
const given = (changes: Partial<Homework> = {}): Homework => ({
  id: 'h1',
  title: 'Nets',
  words: '',
  due: null,
  givenAt: '2026-11-26T00:00:00.000Z',
  state: 'open',
  className: 'Grade 3A',
  isBegun: true,
  students: [
    { id: 's1', name: 'Mei' },
    { id: 's2', name: 'An' },
  ],
  items: [{ kind: 'problem', key: 'capture-1', isWithdrawn: false, ...bank('capture-1') }],
  ...changes,
});
const cell = (changes: Partial<HomeworkCell> = {}): HomeworkCell => ({
  isDone: true,
  isLate: false,
  tries: 1,
  right: 1,
  hasHint: false,
  seconds: 65,
  ...changes,
});
const results = (changes: Partial<HomeworkResults> = {}): HomeworkResults => ({
  items: ['capture-1'],
  students: [
    { id: 's1', name: 'Mei', needsHelp: null, cells: [cell()] },
    { id: 's2', name: 'An', needsHelp: 'wrong', cells: [cell({ right: 0, tries: 3, isLate: true, hasHint: true })] },
  ],
  wrong: [{ key: 'capture-1', moments: [{ after: [], moves: [{ at: 'A1', students: ['s2'] }], right: ['D5'] }] }],
  ...changes,
});
const one = 'GET course/teach/homework/h1';
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('a homework is given', () => {
  const problems = 'GET course/teach/homework/problems';
  const fill = async (user: ReturnType<typeof openTeach>) => {
    await user.type(await screen.findByLabelText(messages.account.fields.homeworkTitle), 'Nets');
    await user.selectOptions(await screen.findByLabelText(t.to.class), 'c1');
    await user.click(await button(t.choose.problems));
    await user.click(await screen.findByRole('checkbox'));
  };

  it('of problems picked by their boards, to a class; sent again after a lost line it is the same request', async () => {
    let isLost = true;
    const calls = serveTeach({
      [problems]: listOf(bank('capture-1')),
      'POST course/teach/homework': () => (isLost ? 'offline' : { data: given() }),
      [one]: { data: given() },
      [`${one}/results`]: { data: { stamp: 'a', results: results() } },
    });
    const user = openTeach(<HomeworkScreen />, '#/new');
    await fill(user);
    await user.click(await button(t.giveNow));
    expect((await screen.findByRole('alert')).textContent).toContain(messages.errors.NETWORK);
    isLost = false;
    await user.click(await button(messages.account.retry));
    await screen.findByRole('heading', { name: 'Nets' });
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body as Record<string, unknown>);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[0]).toMatchObject({
      title: 'Nets',
      words: '',
      due: null,
      schoolClass: 'c1',
      students: [],
      items: [{ kind: 'problem', problem: 'capture-1' }],
    });
  });

  it('names which lesson is not open to whom, and keeps what was typed', async () => {
    const closed = [{ lesson: 'Nets', course: 'Beginner bundle', students: ['Mei', 'An'] }];
    serveTeach({
      [problems]: listOf(bank('capture-1')),
      'POST course/teach/homework': { status: 409, code: 'LESSON_NOT_OPEN', details: { closed } },
    });
    const user = openTeach(<HomeworkScreen />, '#/new');
    await fill(user);
    await user.click(await button(t.giveNow));
    expect(await screen.findByText(/“Nets” \(Beginner bundle\) is not open to Mei and An/)).toBeTruthy();
    expect(screen.getByLabelText(messages.account.fields.homeworkTitle)).toHaveProperty('value', 'Nets');
  });

  it('says what is missing: nothing to do, nobody to do it', async () => {
    const calls = serveTeach({ [problems]: listOf(bank('capture-1')) });
    const user = openTeach(<HomeworkScreen />, '#/new');
    await user.click(await button(t.giveNow));
    expect(await screen.findByText(t.choose.nothing)).toBeTruthy();
    expect(screen.getByText(messages.account.invalid.homeworkTitle)).toBeTruthy();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('draws so many by lot, none that is chosen', async () => {
    const calls = serveTeach({
      [problems]: listOf(bank('capture-1')),
      'GET course/teach/homework/drawn': { data: [bank('capture-7'), bank('capture-8')] },
    });
    const user = openTeach(<HomeworkScreen />, '#/new');
    await user.click(await button(t.choose.problems));
    await user.click(await screen.findByRole('checkbox'));
    await user.click(await button(t.choose.draw));
    expect(await screen.findByText('3 of at most 30 chosen')).toBeTruthy();
    expect(calls.find(({ url }) => url.endsWith('/drawn'))?.query).toMatchObject({ count: 5, without: 'capture-1' });
  });
});

describe('beside problems of the bank', () => {
  const net = { material: 'm1', revision: 2, title: 'Net in the corner', problem: bank('x').problem };
  const cells = [
    { theme: 'capture', grade: 19, levels: 40, tried: 0, solved: 0, firstTry: 0 },
    { theme: 'capture', grade: 17, levels: 12, tried: 0, solved: 0, firstTry: 0 },
    { theme: 'race', grade: 17, levels: 3, tried: 0, solved: 0, firstTry: 0 },
  ];
  const served = (more: object = {}) =>
    serveTeach({
      'GET course/teach/homework/own-problems': listOf(net),
      'GET course/learning/ladder': { data: { cells, next: null, open: [], records: {}, placed: null } },
      'POST course/teach/homework': { data: given() },
      [one]: { data: given() },
      [`${one}/results`]: { data: { stamp: 'a', results: results() } },
      ...more,
    });
  const itemsSent = (calls: ReturnType<typeof served>) =>
    (calls.find(({ method }) => method === 'POST')?.body as { items: unknown } | undefined)?.items;

  it('the teacher’s own are picked by their boards, as they are now, and so many levels of the climb', async () => {
    const calls = served();
    const user = openTeach(<HomeworkScreen />, '#/new');
    await user.type(await screen.findByLabelText(messages.account.fields.homeworkTitle), 'Nets');
    await user.selectOptions(await screen.findByLabelText(t.to.class), 'c1');
    await user.click(await button(t.choose.own));
    await user.click(await screen.findByRole('checkbox', { name: /Net in the corner/ }));
    await user.click(await button(t.choose.levels));
    await user.selectOptions(await screen.findByLabelText(t.choose.grade), '17');
    await user.click(await button(t.choose.addLevels));
    expect(await screen.findByText('Problem climb: Capture · G17 · 10 problems')).toBeTruthy();
    expect(screen.getByText(t.choose.levelsChosen)).toBeTruthy();
    await user.click(await button(t.giveNow));
    await waitFor(() =>
      expect(itemsSent(calls)).toEqual([
        { kind: 'own', material: 'm1', revision: 2 },
        { kind: 'levels', theme: 'capture', grade: 17, count: 10 },
      ]),
    );
  });

  it('there are no more levels to ask for than there are, and no grade without any', async () => {
    served();
    const user = openTeach(<HomeworkScreen />, '#/new');
    await user.click(await button(t.choose.levels));
    await user.selectOptions(await screen.findByLabelText(t.choose.theme), 'race');
    const options = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map((option) => option.textContent);
    expect(options(t.choose.grade)).toEqual(['G17']);
    expect(options(t.choose.howMany)).toEqual(['1', '2', '3']);
    await user.click(await button(t.choose.addLevels));
    expect(await screen.findByText('Problem climb: Race · G17 · 3 problems')).toBeTruthy();
  });

  it('who has none that is ready is led to the materials', async () => {
    served({ 'GET course/teach/homework/own-problems': listOf() });
    const user = openTeach(<HomeworkScreen />, '#/new');
    await user.click(await button(t.choose.own));
    expect(await screen.findByText(t.choose.noOwn)).toBeTruthy();
    expect(screen.getByRole('link', { name: t.choose.toMaterials }).getAttribute('href')).toBe(
      '/en-US/teach/materials',
    );
  });

  it('their results stand beside the others: the title with its wrong moves, so many of so many', async () => {
    const homework = given({
      items: [
        { kind: 'own', key: 'own-m1-2', ...net },
        { kind: 'levels', key: 'levels/capture/17', theme: 'capture', grade: 17, count: 10 },
      ],
    });
    const came = results({
      // The items were reordered in another tab meanwhile.
      items: ['levels/capture/17', 'own-m1-2'],
      students: [
        {
          id: 's2',
          name: 'An',
          needsHelp: null,
          cells: [cell({ isDone: false, right: 7, tries: 9 }), cell({ right: 0, tries: 2 })],
        },
      ],
      wrong: [{ key: 'own-m1-2', moments: [{ after: [], moves: [{ at: 'A1', students: ['s2'] }], right: ['D5'] }] }],
    });
    served({ [one]: { data: homework }, [`${one}/results`]: { data: { stamp: 'a', results: came } } });
    openTeach(<HomeworkScreen />, '#/h1');
    const row = (await screen.findByRole('rowheader', { name: 'An' })).closest('tr')!;
    expect(row.textContent).toBe('AnSolved later2 tries · 1 min 5 sStarted7 of 10 solved · 9 tries · 1 min 5 s');
    expect(screen.getByRole('columnheader', { name: /Problem climb: Capture · G17 · 10 problems/ })).toBeTruthy();
    const article = within(screen.getByRole('article'));
    expect(article.getByRole('heading').textContent).toBe('1. Net in the corner');
    expect(article.getByRole('listitem').textContent).toBe('A1: 1 student An');
  });
});

describe('results', () => {
  it('are a table of students by problems: first try, tries, time, late, who needs help', async () => {
    serveTeach({ [one]: { data: given() }, [`${one}/results`]: { data: { stamp: 'a', results: results() } } });
    openTeach(<HomeworkScreen />, '#/h1');
    const row = async (name: string) =>
      (await screen.findByRole('rowheader', { name: new RegExp(name) })).closest('tr')!.textContent;
    expect(await row('Mei')).toBe('MeiRight on the first try1 try · 1 min 5 s');
    expect(await row('An')).toBe('AnNeeds help: four wrong in a rowSolved later3 tries · 1 min 5 s · with a hintLate');
    expect(screen.getByText('2 of 2 have started; 2 have finished everything.')).toBeTruthy();
  });

  it('are by name, or by what a teacher looks for', async () => {
    const [mei, an] = results().students as [HomeworkResults['students'][number], HomeworkResults['students'][number]];
    const came = results({ students: [mei, an, { ...mei, id: 's3', name: 'Bo', cells: [null] }] });
    serveTeach({ [one]: { data: given() }, [`${one}/results`]: { data: { stamp: 'a', results: came } } });
    const user = openTeach(<HomeworkScreen />, '#/h1');
    const names = () => screen.getAllByRole('rowheader').map(({ firstElementChild: name }) => name!.textContent);
    const order = await screen.findByRole('combobox', { name: t.results.order });
    expect(names()).toEqual(['Mei', 'An', 'Bo']);
    for (const [label, found] of [
      [t.results.orders.help, ['An', 'Mei', 'Bo']],
      [t.results.orders.done, ['Bo', 'Mei', 'An']],
      [t.results.orders.wrong, ['An', 'Mei', 'Bo']],
    ] as const) {
      await user.selectOptions(order, label);
      expect(names()).toEqual(found);
    }
  });

  it('show which wrong move was chosen, on a board and as a list', async () => {
    serveTeach({ [one]: { data: given() }, [`${one}/results`]: { data: { stamp: 'a', results: results() } } });
    openTeach(<HomeworkScreen />, '#/h1');
    const article = within(await screen.findByRole('article'));
    expect(
      article.getByRole('img', { name: 'Black to play: the wrong moves with their counts. Right is D5.' }),
    ).toBeTruthy();
    expect(article.getByRole('listitem').textContent).toBe('A1: 1 student An');
    expect(article.getByText('Right: D5')).toBeTruthy();
  });

  it('on the board the moves before are played, counts stand on the points, right moves have a ring', () => {
    const position = boardOfMoment(bank('x').problem, {
      after: ['A1', 'D5'],
      right: ['G7'],
      moves: [{ at: 'B2', students: ['s1', 's2'] }],
    });
    expect(position).toMatchObject({
      last: 'D5',
      labels: [{ at: 'B2', text: '2' }],
      marks: [{ at: 'G7', kind: 'circle' }],
    });
    expect(position.black.split(' ')).toContain('A1');
    expect(position.white.split(' ')).toContain('D5');
  });

  it('are asked for again with what is known', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      const calls = serveTeach({
        [one]: { data: given() },
        [`${one}/results`]: ({ query }) => ({
          data: { stamp: 'a', results: (query as { known?: string }).known === 'a' ? null : results() },
        }),
      });
      openTeach(<HomeworkScreen />, '#/h1');
      await screen.findByRole('article');
      const asked = () => calls.filter(({ url }) => url.endsWith('/results')).map(({ query }) => query);
      await vi.advanceTimersByTimeAsync(30_000);
      await waitFor(() => expect(asked().at(-1)).toEqual({ known: 'a' }));
      expect(screen.getByRole('article')).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it('after the teaching year they are read, and nothing is changed', async () => {
    serveTeach({
      'GET course/teach': { data: { state: 'lapsed', until: null, students: 2, classes: 1 } },
      [one]: { data: given() },
      [`${one}/results`]: { data: { stamp: 'a', results: results() } },
    });
    openTeach(<HomeworkScreen />, '#/h1');
    await screen.findByRole('article');
    for (const name of [t.close, t.archive]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: t.edit })).toBeNull();
  });
});

it('what somebody has begun is not offered to be exchanged; it is closed at a press', async () => {
  const states: string[] = [];
  serveTeach({
    [one]: { data: given() },
    [`${one}/results`]: { data: { stamp: 'a', results: results() } },
    'PUT course/teach/homework/h1/state': ({ body }) => {
      const { state } = body as { state: string };
      states.push(state);
      return { data: { state } };
    },
  });
  const user = openTeach(<HomeworkScreen />, '#/h1');
  await user.click(await button(t.close));
  await waitFor(() => expect(states).toEqual(['closed']));
  await user.click(await screen.findByRole('link', { name: t.edit }));
  expect(await screen.findByText(t.isBegun)).toBeTruthy();
  expect(screen.queryByRole('button', { name: t.choose.problems })).toBeNull();
});

it('who needs help stands in the list of students', async () => {
  serveTeach({ 'GET course/teach/students': listOf(student({ needsHelp: 'away' })) });
  openTeach(<StudentsScreen />);
  expect((await screen.findByRole('link', { name: /Mei Lin/ })).textContent).toContain(t.results.help.away);
});
