import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { SentFile } from '@/lib/materials/files-contract';
import type { Material, MaterialHead, TeacherLesson } from '@/lib/materials/contract';
import messages from '@/messages/en-US.json';
import { pageContent, problemContent } from '@/tests/setup/material-content';
import { listOf, openTeach, resetTeachApp, serveTeach, teach } from '@/tests/setup/teach-app';
import { MaterialsScreen } from './materials-screen';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/teach/materials',
  useRouter: () => ({ prefetch: () => {} }),
}));
beforeEach(resetTeachApp);

const texts = teach.materials;
const materials = 'course/teach/materials';
const lessons = 'course/teach/lessons';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const point = (name: string | RegExp) => screen.findByRole('gridcell', { name });

const head = (changes: Partial<MaterialHead> = {}): MaterialHead => ({
  id: 'm1',
  title: 'Nets',
  changedAt: '2026-11-20T00:00:00.000Z',
  kind: 'page',
  state: null,
  ...changes,
});
const page = (changes: Partial<Material> = {}): Material => ({
  ...head(),
  revision: 1,
  content: pageContent('Look.'),
  file: null,
  objections: [],
  ...changes,
});
const problem = (changes: Partial<Material> = {}): Material => ({
  ...head({ id: 'p1', title: 'Take it', kind: 'problem', state: 'unjudged' }),
  revision: 1,
  content: problemContent(),
  file: null,
  objections: [],
  ...changes,
});
const lesson = (changes: Partial<TeacherLesson> = {}): TeacherLesson => ({
  id: 'l1',
  title: 'Week 1',
  changedAt: '2026-11-20T00:00:00.000Z',
  archivedAt: null,
  revision: 1,
  materials: [head(), head({ id: 'p1', title: 'Take it', kind: 'problem', state: 'proved' })],
  classes: [],
  ...changes,
});
const open = (hash: string, answers: Parameters<typeof serveTeach>[0] = {}) => {
  const calls = serveTeach({
    [`GET ${materials}`]: listOf(head()),
    [`GET ${materials}/m1`]: { data: page() },
    [`GET ${materials}/p1`]: { data: problem() },
    [`GET ${lessons}`]: { data: { items: [], pages: 1, count: 0 } },
    [`GET ${lessons}/l1`]: { data: lesson() },
    ...answers,
  });
  return { calls, user: openTeach(<MaterialsScreen />, hash) };
};
const sent = (calls: { method: string; body?: unknown }[], method: string) =>
  calls.filter((call) => call.method === method).map(({ body }) => body as Record<string, unknown>);

describe('a board page', () => {
  it('is set up, played step by step with its choices, written and saved', async () => {
    const { calls, user } = open('#/page/new', { [`POST ${materials}`]: { data: page() } });
    await user.type(await screen.findByLabelText(texts.titleLabel), 'Nets');
    await user.click(await point('E5, empty'));
    await user.click(await button(texts.pageParts.steps));
    await user.click(await button('White'));
    await user.click(await point('D5, empty'));
    await user.type(screen.getByLabelText(texts.words), 'An atari.');
    await user.click(await button(texts.tools.circle));
    await user.click(await point(/^D5, white stone/));
    await user.click(await button(texts.stepBack));
    await user.click(await button('White'));
    await user.click(await point('E6, empty'));
    await user.click(await button(texts.save));
    await waitFor(() => expect(sent(calls, 'POST')).toHaveLength(1));
    expect(sent(calls, 'POST')[0]).toMatchObject({
      title: 'Nets',
      content: {
        kind: 'page',
        position: { size: 9, black: 'E5', white: '' },
        steps: [
          { from: null, words: '' },
          {
            from: 0,
            move: { color: 'white', at: 'D5' },
            words: 'An atari.',
            marks: [{ at: 'D5', kind: 'circle' }],
          },
          { from: 0, move: { color: 'white', at: 'E6' }, words: '' },
        ],
      },
    });
  });

  it('keeps what was typed when another device was faster', async () => {
    const { user } = open('#/page/m1', { [`PUT ${materials}/m1`]: { status: 409, code: 'STATE_CHANGED' } });
    await user.type(await screen.findByLabelText(texts.titleLabel), ' 2');
    await user.click(await button(texts.save));
    await screen.findByText(messages.errors.STATE_CHANGED);
    expect(screen.getByLabelText<HTMLInputElement>(texts.titleLabel).value).toBe('Nets 2');
  });

  it('comes from an SGF file, and a wrong one says why and changes nothing', async () => {
    const { user } = open('#/page/m1');
    // The files of jsdom have no method to read their bytes.
    const file = (text: string) =>
      Object.assign(new File([text], 'game.sgf'), {
        slice: () => ({ arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer) }),
      });
    const input = await screen.findByLabelText(texts.sgf.label);
    fireEvent.change(input, { target: { files: [file('(;SZ[9];B[ee];W[ee])')] } });
    await screen.findByText('Move 3 of the file cannot be played there.');
    expect(screen.getByText(/Step 1 of 4/)).toBeTruthy();
    fireEvent.change(input, { target: { files: [file('(;SZ[9]C[Hello](;B[cc])(;B[gg]))')] } });
    await screen.findByText(/Step 1 of 3/);
    expect(screen.getByLabelText<HTMLTextAreaElement>(texts.words).value).toBe('Hello');
    await user.click(await button('On: Black G3'));
    await point(/^G3, black stone/);
  });

  it('can be deleted once that was confirmed; in use it is told', async () => {
    const { calls, user } = open('#/boards', {
      [`DELETE ${materials}/m1`]: { status: 409, code: 'MATERIAL_IN_USE' },
    });
    await user.click(await button('Delete Nets'));
    expect(sent(calls, 'DELETE')).toHaveLength(0);
    await user.click(await button('Delete for good Nets'));
    await waitFor(() => expect(sent(calls, 'DELETE')).toHaveLength(1));
    await button('Delete Nets');
  });

  it('after the year is to read', async () => {
    open('#/page/m1', { 'GET course/teach': { data: { state: 'lapsed', until: null, students: 1, classes: 1 } } });
    await screen.findByText(/Step 1 of 4/);
    expect(screen.queryByRole('button', { name: texts.save })).toBeNull();
    expect(screen.queryByRole('gridcell')).toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>(texts.words).readOnly).toBe(true);
  });
});

describe('a problem', () => {
  it('is saved and judged, and each objection is said with its point', async () => {
    const objections = [
      { code: 'refuted', at: 'D6', reply: 'D5' },
      { code: 'ambiguous', at: 'D5' },
    ] as const;
    const { calls, user } = open('#/problem/p1', {
      [`PUT ${materials}/p1`]: { data: problem({ revision: 2 }) },
      [`POST ${materials}/p1/judge`]: { data: problem({ revision: 3, state: 'refused', objections: [...objections] }) },
    });
    await user.click(await button(texts.tools.right));
    await user.click(await point(/^D5, empty/));
    await user.click(await point('D6, empty'));
    await user.click(await button(texts.judge));
    await screen.findByText('D6 does not succeed: the answer is D5.');
    screen.getByText(/^D5 succeeds too/);
    expect(sent(calls, 'PUT')[0]).toMatchObject({ content: { right: ['D6'] }, revision: 1 });
    // After a change the verdict no longer applies.
    await user.click(await point(/^D6, empty/));
    expect(screen.queryByText(/does not succeed/)).toBeNull();
  });

  it('that misses something says what', async () => {
    const { user } = open('#/problem/p1', {
      [`POST ${materials}/p1/judge`]: { status: 422, code: 'PROBLEM_WRONG', details: { reason: 'stakes' } },
    });
    await user.click(await button(texts.judge));
    await screen.findByText(/^Mark the stones at stake first/);
  });
});

describe('a file', () => {
  const files = 'course/teach/files';
  const size = 1024 * 1024 + 10;
  const sentFile = (changes: Partial<SentFile> = {}): SentFile => ({
    id: 'f1',
    mime: null,
    size,
    received: 0,
    state: 'RECEIVING',
    url: null,
    ...changes,
  });
  const stored = sentFile({ received: size, state: 'STORED', mime: 'image/jpeg', url: '/api/course/files/f1?for=1' });
  const picture = (changes: Partial<Material> = {}): Material => ({
    ...head({ id: 'f9', title: 'Corner', kind: 'file' }),
    revision: 1,
    content: { kind: 'file', file: 'f1', alt: 'Black lives.' },
    objections: [],
    file: { mime: 'image/jpeg', size: 2048, url: '/api/course/files/f1?for=1' },
    ...changes,
  });
  const fileOf = (name: string, bytes: number, type = 'image/jpeg') =>
    Object.defineProperty(new File(['x'], name, { type }), 'size', { value: bytes });
  /** The file input, once the previous upload has ended. */
  async function choose() {
    const input = await screen.findByLabelText<HTMLInputElement>(texts.file.choose);
    await waitFor(() => expect(input.disabled).toBe(false));
    return input;
  }

  it('says its rules, is sent in parts from where it was cut off, described and saved', async () => {
    let isCut = true;
    const offsets: unknown[] = [];
    const { calls, user } = open('#/file/new', {
      [`POST ${files}`]: () => ({ data: sentFile({ received: offsets.length === 0 ? 0 : size - 10 }) }),
      [`POST ${files}/f1/parts`]: ({ query }) => {
        const { offset } = query as { offset: number };
        offsets.push(offset);
        if (offset === 0) return { data: sentFile({ received: size - 10 }) };
        return isCut ? 'offline' : { data: stored };
      },
      [`POST ${materials}`]: { data: picture() },
    });
    const input = await choose();
    screen.getByText(/at most 10 MB\. You can keep 200 files, 300 MB together/);
    expect(screen.queryByRole('button', { name: texts.save })).toBeNull();
    await user.upload(input, fileOf('IMG 12.jpg', size));
    await user.click(await button(messages.account.retry));
    await waitFor(() => expect(offsets).toEqual([0, size - 10, size - 10]));
    isCut = false;
    await user.click(await button(messages.account.retry));
    const title = await screen.findByLabelText<HTMLInputElement>(texts.titleLabel);
    expect(title.value).toBe('IMG 12');
    const alt = screen.getByLabelText<HTMLInputElement>(texts.file.alt);
    expect([alt.required, screen.getByRole('status').textContent]).toEqual([true, texts.file.arrived]);
    await user.type(alt, 'see www.evil.example');
    screen.getByText(texts.file.altWrong);
    expect((await button(texts.save)).hasAttribute('disabled')).toBe(true);
    await user.clear(alt);
    await user.type(alt, 'Black lives.');
    expect(screen.getByRole('img', { name: 'Black lives.' }).getAttribute('src')).toBe(stored.url);
    await user.click(await button(texts.save));
    await waitFor(() => expect(window.location.hash).toBe('#/file/f9'));
    const announced = sent(calls, 'POST').filter((body) => 'key' in body && 'size' in body);
    expect(new Set(announced.map(({ key }) => key)).size).toBe(1);
    expect(sent(calls, 'POST').at(-1)).toMatchObject({
      title: 'IMG 12',
      content: { kind: 'file', file: 'f1', alt: 'Black lives.' },
    });
  });

  it('that is too large is not sent; one that is rejected says what is taken, and another can be chosen', async () => {
    const { calls, user } = open('#/file/new', {
      [`POST ${files}`]: { data: sentFile() },
      [`POST ${files}/f1/parts`]: { status: 422, code: 'MATERIAL_FILE_REFUSED' },
    });
    await user.upload(await choose(), fileOf('film.jpg', 50 * 1024 * 1024));
    await screen.findByText(messages.errors.MATERIAL_FILE_REFUSED);
    expect(sent(calls, 'POST')).toEqual([]);
    await user.upload(await choose(), fileOf('page.jpg', 10));
    await waitFor(() => expect(sent(calls, 'POST')).toHaveLength(2));
    await screen.findByText(messages.errors.MATERIAL_FILE_REFUSED);
    expect(screen.queryByRole('button', { name: messages.account.retry })).toBeNull();
    await choose();
  });

  it('without room says so; one that is still looked at can be asked for again', async () => {
    let isFull = true;
    let isLooked = false;
    const { user } = open('#/file/new', {
      [`POST ${files}`]: () => (isFull ? { status: 409, code: 'NO_ROOM_FOR_FILE' } : { data: sentFile() }),
      [`POST ${files}/f1/parts`]: () => ({
        data: isLooked ? { ...stored, mime: 'application/pdf' } : sentFile({ received: size, state: 'CHECKING' }),
      }),
    });
    await user.upload(await choose(), fileOf('sheet.pdf', size, 'application/pdf'));
    await screen.findByText(messages.errors.NO_ROOM_FOR_FILE);
    isFull = false;
    await user.upload(await choose(), fileOf('sheet.pdf', size, 'application/pdf'));
    await screen.findByText(texts.file.checking);
    isLooked = true;
    await user.click(await button(texts.file.checkAgain));
    const link = await screen.findByRole('link', { name: 'Save the PDF (1 MB)' });
    expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([stored.url, true]);
    expect(screen.queryByLabelText(texts.file.alt)).toBeNull();
    await user.click(await button(texts.file.other));
    await choose();
  });

  it('keeps what was typed when it is not saved, and has no SGF', async () => {
    const { user } = open('#/file/f9', {
      [`GET ${materials}/f9`]: { data: picture() },
      [`PUT ${materials}/f9`]: { status: 422, code: 'ALT_REQUIRED' },
      [`GET ${materials}`]: listOf(picture()),
    });
    const alt = await screen.findByLabelText<HTMLInputElement>(texts.file.alt);
    await user.type(alt, ' Really.');
    await user.click(await button(texts.save));
    await screen.findByText(messages.errors.ALT_REQUIRED);
    expect(alt.value).toBe('Black lives. Really.');
    await user.click(screen.getByRole('link', { name: texts.back }));
    expect((await screen.findByRole('link', { name: 'Corner' })).getAttribute('href')).toBe('#/file/f9');
    expect(screen.queryByRole('button', { name: /Save as SGF/ })).toBeNull();
  });

  it('after the year is to look at', async () => {
    open('#/file/f9', {
      [`GET ${materials}/f9`]: { data: picture() },
      'GET course/teach': { data: { state: 'lapsed', until: null, students: 1, classes: 1 } },
    });
    await screen.findByRole('img', { name: 'Black lives.' });
    expect(screen.getByLabelText<HTMLInputElement>(texts.file.alt).readOnly).toBe(true);
    expect(screen.queryByRole('button', { name: texts.save })).toBeNull();
  });
});

describe('a lesson', () => {
  it('is opened as students see it, beside what is being written, also after the teaching year', async () => {
    open('#/lesson/l1', {
      'GET course/teach': { data: { state: 'lapsed', until: null, students: 1, classes: 1, requests: 0 } },
    });
    const link = await screen.findByRole('link', { name: texts.asStudents });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/en-US/learn/shared#/l1', '_blank']);
  });

  it('is put in order and shared with classes', async () => {
    const { calls, user } = open('#/lesson/l1', { [`PUT ${lessons}/l1`]: { data: lesson({ revision: 2 }) } });
    await user.click(await button('Down Nets'));
    await user.click(await screen.findByLabelText('Grade 3A'));
    await user.click(await button(texts.save));
    await waitFor(() =>
      expect(sent(calls, 'PUT')).toEqual([
        { title: 'Week 1', materials: ['p1', 'm1'], classes: ['c1'], isArchived: false, revision: 1 },
      ]),
    );
    await user.click(await button('Remove Nets'));
    const order = screen.getAllByRole('listitem').filter((item) => within(item).queryByText(/^\d\. /));
    expect(order).toHaveLength(1);
  });

  it('is made by its title and opened', async () => {
    const { calls, user } = open('#/', { [`POST ${lessons}`]: { data: lesson({ materials: [] }) } });
    await user.type(await screen.findByLabelText(texts.newLesson), 'Week 1');
    await user.click(await button(texts.addLesson));
    await waitFor(() => expect(window.location.hash).toBe('#/lesson/l1'));
    expect(sent(calls, 'POST')[0]).toMatchObject({ title: 'Week 1', key: expect.any(String) });
  });
});
