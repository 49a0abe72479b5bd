import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveFile } from '@/components/ui/browser/save-file';
import type { ClassReport, ReportedStudent, ReportLink, StudentReport } from '@/lib/reports/contract';
import { nothingLearned, reportOf, sumOfReports, type Learned } from '@/lib/reports/report';
import messages from '@/messages/en-US.json';
import { openTeach, resetTeachApp, schoolClass, serveTeach, teach } from '@/tests/setup/teach-app';
import { ProgressScreen } from './progress-screen';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/teach/progress',
  useRouter: () => ({ prefetch: () => {} }),
}));
vi.mock('@/components/ui/browser/save-file', () => ({ saveFile: vi.fn() }));
beforeEach(() => {
  resetTeachApp();
  vi.mocked(saveFile).mockClear();
});

const texts = teach.progress;
const period = { first: 20_780, last: 20_786 };
const topics = new Map([['ladder', { title: 'Ladders', grade: 15 }]]);
const learned: Learned = {
  ...nothingLearned,
  time: [{ day: 20_781, seconds: 4000 }],
  finished: [{ lesson: 'ladder', day: 20_781 }],
  problems: [{ lesson: 'practice-ladder', grade: 14, tried: 8, solved: 6 }],
  mastered: ['ladder'],
  climbed: [{ grade: 12, levels: 3 }],
};
const one = reportOf(learned, period, topics);
const none = reportOf(nothingLearned, period, topics);
const rowOf = (id: string, name: string, { totals } = one): ReportedStudent => ({ id, name, ...totals });
const ofClass: ClassReport = {
  schoolClass: { id: 'c1', name: 'Grade 3A' },
  report: sumOfReports([one, one], period),
  students: { items: [rowOf('s1', 'Mei Lin'), rowOf('s2', 'Bo')], pages: 1, count: 2 },
};
const ofStudent: StudentReport = {
  student: { id: 's1', name: 'Mei Lin' },
  report: one,
  road: [{ grade: 19, lessons: 4, finished: 1, solved: 6, tried: 8 }],
};
const link = (changes: Partial<ReportLink> = {}): ReportLink => ({
  id: 'l1',
  locale: 'ja-JP',
  createdAt: '2026-11-20T00:00:00Z',
  endsAt: '2099-11-20T00:00:00Z',
  revokedAt: null,
  ...changes,
});

const reports = 'course/teach/reports';
const stamped = <Found,>(found: Found) => ({ data: { stamp: 'first', found } });
type Answers = Parameters<typeof serveTeach>[0];
const serve = (answers: Answers = {}) =>
  serveTeach({
    [`GET ${reports}`]: {
      data: { from: one.from, to: one.to, students: { items: [rowOf('s1', 'Mei Lin')], pages: 3, count: 101 } },
    },
    [`GET ${reports}/classes/c1`]: stamped(ofClass),
    [`GET ${reports}/students/s1`]: stamped(ofStudent),
    'GET course/teach/students/s1/report-links': { data: [] },
    ...answers,
  });
const heading = (name: string) => screen.findByRole('heading', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const cells = (row: HTMLElement) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent);

describe('progress of all students', () => {
  it('is a list by name, a page at a time, of a period, and a way to each', async () => {
    const calls = serve();
    const user = openTeach(<ProgressScreen />);
    const table = await screen.findByRole('region', { name: texts.students });
    const [, row] = within(table).getAllByRole('row');
    expect(cells(row!)).toEqual(['Mei Lin', '67', '1', '8', '6', '75%', '1', '3', '0']);
    expect(within(table).getByRole('link', { name: 'Mei Lin' }).getAttribute('href')).toBe('#/student/s1');
    const asked = () => calls.filter(({ url }) => url === reports).at(-1)!.query;
    await user.click(await button(messages.account.pager.next));
    await waitFor(() => expect(asked()).toEqual({ span: 'thisWeek', page: 2 }));
    await user.selectOptions(screen.getByLabelText(texts.period), texts.spans.lastWeek);
    await waitFor(() => expect(asked()).toMatchObject({ span: 'lastWeek' }));
    await user.type(screen.getByLabelText(texts.search), 'mei');
    await waitFor(() => expect(asked()).toEqual({ span: 'lastWeek', page: 1, search: 'mei' }));
  });

  it('takes days of one’s own, and says what is wrong with them while they stay', async () => {
    const calls = serve({
      [`GET ${reports}`]: ({ query }) =>
        (query as { from?: string }).from === '2099-01-01'
          ? { status: 422, code: 'PERIOD_INVALID' }
          : { data: { from: one.from, to: one.to, students: { items: [], pages: 1, count: 0 } } },
    });
    const user = openTeach(<ProgressScreen />);
    await user.selectOptions(await screen.findByLabelText(texts.period), texts.spans.own);
    const from = screen.getByLabelText<HTMLInputElement>(texts.from);
    expect(from.value).toMatch(/^\d{4}-\d\d-\d\d$/);
    await waitFor(() => expect(calls.at(-1)!.query).toEqual({ span: 'own', from: from.value, page: 1 }));
    await user.clear(from);
    await user.type(from, '2099-01-01');
    await screen.findByText(messages.errors.PERIOD_INVALID);
    expect(from.value).toBe('2099-01-01');
  });

  it('leads to a class', async () => {
    serve();
    const user = openTeach(<ProgressScreen />);
    await screen.findByRole('option', { name: 'Grade 3A' });
    await user.selectOptions(screen.getByLabelText(texts.class), 'Grade 3A');
    await heading('Grade 3A');
    expect(window.location.hash).toBe('#/class/c1');
  });
});

describe('the report of a class', () => {
  it('says all figures in words, with the chart as a table', async () => {
    serve();
    const user = openTeach(<ProgressScreen />, '#/class/c1');
    await heading('Grade 3A');
    await screen.findByRole('region', { name: texts.students });
    const { totals } = ofClass.report;
    for (const name of ['minutes', 'finished', 'tried', 'solved', 'mastered', 'climbed', 'exams'] as const) {
      const [term] = screen.getAllByText(texts.figures[name], { selector: 'dt' });
      expect(term!.parentElement!.querySelector('dd')!.textContent).toBe(String(totals[name]));
    }
    const [, ...rows] = within(screen.getByRole('region', { name: texts.students })).getAllByRole('row');
    expect(rows.map((row) => cells(row)[0])).toEqual(['Mei Lin', 'Bo', texts.all]);
    expect(cells(rows[2]!).slice(1, 3)).toEqual(['134', '2']);
    await user.click(screen.getByText(texts.asTable));
    const days = within(screen.getByRole('region', { name: texts.chart.day })).getAllByRole('row');
    expect(cells(days[2]!)).toEqual(['11/24', '134', '2']);
    const grades = within(screen.getByRole('region', { name: texts.grades })).getAllByRole('row');
    expect(cells(grades[1]!)[0]).toBe('G15');
    expect(screen.getByText('Ladders (G15)')).toBeTruthy();
  });

  it('says so where no day has a minute to draw', async () => {
    const report = reportOf({ ...learned, time: [] }, period, topics);
    serve({ [`GET ${reports}/classes/c1`]: stamped({ ...ofClass, report }) });
    openTeach(<ProgressScreen />, '#/class/c1');
    expect(await screen.findByText(texts.chart.none)).toBeTruthy();
  });

  it('asks with what it knows, and keeps it where nothing has changed', async () => {
    const calls = serve({
      [`GET ${reports}/classes/c1`]: ({ query }) =>
        (query as { known?: string }).known === 'first' ? { data: { stamp: 'first', found: null } } : stamped(ofClass),
    });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    try {
      openTeach(<ProgressScreen />, '#/class/c1');
      await heading('Grade 3A');
      await vi.advanceTimersByTimeAsync(30_000);
      await waitFor(() =>
        expect(calls.filter(({ url }) => url === `${reports}/classes/c1`).at(-1)!.query).toMatchObject({
          known: 'first',
        }),
      );
      expect(await heading('Grade 3A')).toBeTruthy();
      expect(screen.getByRole('region', { name: texts.students })).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  it('says beside the PDF where a name has signs that it cannot print', async () => {
    const thai = { ...ofClass.students, items: [rowOf('s1', 'Mei Lin'), rowOf('s2', 'สมชาย')] };
    serve({ [`GET ${reports}/classes/c1`]: stamped({ ...ofClass, students: thai }) });
    openTeach(<ProgressScreen />, '#/class/c1');
    expect(await screen.findByText(texts.file.unprinted)).toBeTruthy();
  });

  it('is saved as a file in the language that is chosen', async () => {
    const calls = serve({ [`POST ${reports}/classes/c1/file`]: { data: '%PDF' } });
    const user = openTeach(<ProgressScreen />, '#/class/c1');
    await user.selectOptions(await screen.findByLabelText(texts.file.language), '日本語');
    expect(screen.queryByText(texts.file.unprinted)).toBeNull();
    await user.click(await button(texts.file.pdf));
    await waitFor(() => expect(vi.mocked(saveFile).mock.calls[0]?.[0]).toBe('Grade 3A.pdf'));
    expect(calls.find(({ method }) => method === 'POST')!.query).toEqual({
      span: 'thisWeek',
      locale: 'ja-JP',
      format: 'pdf',
    });
    await user.click(await button(texts.file.csv));
    await waitFor(() => expect(vi.mocked(saveFile).mock.calls[1]?.[0]).toBe('Grade 3A.csv'));
  });

  it('of which too many files were made says so', async () => {
    serve({ [`POST ${reports}/classes/c1/file`]: { status: 429, code: 'TOO_MANY_REQUESTS' } });
    const user = openTeach(<ProgressScreen />, '#/class/c1');
    await user.click(await button(texts.file.csv));
    await screen.findByText(messages.errors.TOO_MANY_REQUESTS);
    expect(saveFile).not.toHaveBeenCalled();
  });

  it('that is none says so', async () => {
    serve({ [`GET ${reports}/classes/c1`]: { status: 404, code: 'CLASS_UNKNOWN' } });
    openTeach(<ProgressScreen />, '#/class/c1');
    await screen.findByText(messages.errors.CLASS_UNKNOWN);
  });
});

describe('the report of a student', () => {
  it('shows where they stand, and says so where nothing was learned', async () => {
    serve({ [`GET ${reports}/students/s1`]: stamped({ ...ofStudent, report: none }) });
    openTeach(<ProgressScreen />, '#/student/s1');
    await heading('Mei Lin');
    expect(await screen.findByText(texts.nothing)).toBeTruthy();
    expect(screen.getByText('G19: 1 of 4 lessons finished, 6 of 8 problems right on the first try')).toBeTruthy();
    expect(screen.getByRole('link', { name: texts.back }).getAttribute('href')).toBe('#/');
  });

  it('has a link for parents, whose address is told once, and which ends', async () => {
    const links: ReportLink[] = [];
    const path = 'course/teach/students/s1/report-links';
    const calls = serve({
      [`GET ${path}`]: () => ({ data: [...links] }),
      [`POST ${path}`]: () => {
        links.unshift(link());
        return { data: { link: links[0], url: 'https://go.example/api/course/report?key=key' } };
      },
      'POST course/teach/report-links/l1/revoke': () => {
        links[0] = link({ revokedAt: '2026-11-26T00:00:00Z' });
        return { data: { done: true } };
      },
    });
    const user = openTeach(<ProgressScreen />, '#/student/s1');
    await screen.findByText(texts.links.none);
    // The teacher must not expect an answer from the parents.
    expect(screen.getByText(texts.links.noAnswer)).toBeTruthy();
    await user.selectOptions(screen.getByLabelText(texts.links.language), '日本語');
    await user.click(await button(texts.links.make));
    const address = await screen.findByLabelText<HTMLInputElement>(texts.links.address);
    expect(address.value).toBe('https://go.example/api/course/report?key=key');
    expect(calls.find(({ method, url }) => method === 'POST' && url === path)!.body).toEqual({ locale: 'ja-JP' });
    await user.click(await button(texts.links.copy));
    expect(await navigator.clipboard.readText()).toBe(address.value);
    await user.click(await button(new RegExp(`^${texts.links.revoke}`)));
    await screen.findByText(/ended on Nov 26, 2026/);
    expect(screen.queryByRole('button', { name: new RegExp(`^${texts.links.revoke}`) })).toBeNull();
  });

  it('after the teaching year makes no link, and can still end one', async () => {
    serve({
      'GET course/teach': { data: { state: 'lapsed', until: '2026-11-01T00:00:00Z', students: 1, classes: 1 } },
      'GET course/teach/students/s1/report-links': { data: [link()] },
    });
    openTeach(<ProgressScreen />, '#/student/s1');
    await button(new RegExp(`^${texts.links.revoke}`));
    expect(screen.queryByRole('button', { name: texts.links.make })).toBeNull();
    expect(schoolClass().id).toBe('c1');
  });
});
