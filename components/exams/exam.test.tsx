import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ExamScreen } from '@/components/exams/exam-screen';
import { ExamsScreen } from '@/components/exams/exams-screen';
import { getQueryClient } from '@/lib/kernel/api/query-client';
import type { Exam } from '@/lib/exams/contract';
import messages from '@/messages/en-US.json';
import { exam, id, openSitting, result, serveExam, words } from '@/tests/setup/exam-app';
import { button, learner, link, open, resetLearnApp, serve, settings, type Answers } from '@/tests/setup/learn-app';
import { rememberUser } from '@/tests/setup/render-account';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn/exam',
  useRouter: () => ({ prefetch: () => {} }),
}));

const { reports } = messages;
const reportsPath = 'course/learning/problem-reports';

beforeEach(() => {
  resetLearnApp();
  rememberUser();
});

describe('the mock exams', () => {
  const list = (...exams: Exam[]) => ({ 'GET course/learning/exams': { data: exams } });
  const others = [
    exam({ grade: 15, isFree: false, isOpen: true, last: { ...result().result!, right: 1 } }),
    exam({ grade: 12, isFree: false, isOpen: false, productId: 'verification-g12' }),
    exam({ grade: 11, isFree: false, isOpen: false }),
  ];

  it('are those somebody may take, with how the last went, and where the others are sold', async () => {
    serve(list(exam(), ...others));
    open(<ExamsScreen />);
    await screen.findByRole('heading', { name: 'Mock exam G19' });
    const facts = '15 minutes · 2 questions · 2 right to pass';
    expect(screen.getByText(facts, { selector: 'li:first-child p' })).toBeTruthy();
    expect(screen.getByText(/Last time: 1 of 2/).textContent).toContain(words.notPassed);
    expect((await link(`G12 ${words.list.buy}`)).getAttribute('href')).toBe('/en-US/courses/verification-g12');
    expect(screen.queryByText('G11')).toBeNull();
    expect((await link(`${words.list.open} Mock exam G15`)).getAttribute('href')).toBe('/en-US/learn/exam/15');
  });

  it('sell nothing to a child', async () => {
    serve({ ...list(exam(), ...others), 'GET course/learning/settings': { data: { ...settings.data, kids: true } } });
    open(<ExamsScreen />);
    await screen.findByRole('heading', { name: 'Mock exam G19' });
    await waitFor(() => expect(screen.queryByRole('heading', { name: words.list.others })).toBeNull());
  });

  it('are asked for the person who learns', async () => {
    const { calls } = serve({ 'GET user/learners': { data: [learner('m1', 'Mei')] }, ...list(exam()) });
    const user = open(<ExamsScreen />);
    await user.click(await button('Mei'));
    await screen.findByRole('heading', { name: 'Mock exam G19' });
    expect(calls.find(({ url }) => url === 'course/learning/exams')?.query).toMatchObject({ learner: 'm1' });
  });

  it('ask who is not logged in to log in, and to come back', async () => {
    resetLearnApp();
    serve({});
    open(<ExamsScreen />);
    // The app's header has a link of that name, too.
    const here = within(await screen.findByRole('main'));
    const login = await here.findByRole('link', { name: words.toLogin });
    expect(login.getAttribute('href')).toBe('/en-US/origin#/login?redirect=learn%2Fexam');
  });
});

describe('before an exam', () => {
  it('all rules are told, and the one that was bought is said to be used', async () => {
    serveExam(exam({ isFree: false }));
    open(<ExamScreen grade={19} />);
    for (const text of [words.start.answer, words.start.quiet, words.start.draw, words.start.used])
      expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText(/Three parts, 2 questions in all\. 2 right answers pass/)).toBeTruthy();
    expect(screen.getByText('Capturing stones: 1 question')).toBeTruthy();
  });

  it('says which name a certificate would carry, and leads to where it is changed', async () => {
    serveExam(exam({ certificateName: 'ada_1815' }));
    open(<ExamScreen grade={19} />);
    expect(await screen.findByText(/the certificate will be made out to ada_1815/)).toBeTruthy();
    expect((await link(words.start.rename)).getAttribute('href')).toBe('/en-US/origin#/userSpace/profile');
  });

  it('leads to the learners where it is a learner’s, and a child nowhere', async () => {
    const served = (kids: boolean) => ({
      'GET user/learners': { data: [learner('m2', 'Kai')] },
      'GET course/learning/settings': { data: { ...settings.data, kids } },
    });
    serveExam(exam({ certificateName: 'Kai' }), served(false));
    const user = open(<ExamScreen grade={19} />);
    await user.click(await button('Kai'));
    expect((await link(words.start.rename)).getAttribute('href')).toBe('/en-US/origin#/userSpace/learners');
    cleanup();
    getQueryClient().clear();
    serveExam(exam({ certificateName: 'Kai' }), served(true));
    open(<ExamScreen grade={19} />);
    expect(await screen.findByText(/made out to Kai/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('link', { name: words.start.rename })).toBeNull());
  });

  it('says no name where another pass gives no certificate', async () => {
    serveExam(exam({ certificateName: null }));
    open(<ExamScreen grade={19} />);
    await screen.findByText(words.start.draw);
    expect(screen.queryByText(/made out to/)).toBeNull();
  });

  it('what is not theirs leads to the shop, and begins nothing', async () => {
    serveExam(exam({ isFree: false, isOpen: false, productId: 'verification-g19' }));
    open(<ExamScreen grade={19} />);
    expect((await link('About mock exam G19')).getAttribute('href')).toBe('/en-US/courses/verification-g19');
    expect(screen.queryByRole('button', { name: words.start.begin })).toBeNull();
  });

  it('why it did not begin is said, and it can be tried again', async () => {
    serveExam(exam(), { 'POST course/learning/exams/19/sittings': { status: 503, code: 'UNAVAILABLE' } });
    const user = open(<ExamScreen grade={19} />);
    await user.click(await button(words.start.begin));
    expect(await screen.findByText(messages.errors.UNAVAILABLE)).toBeTruthy();
    expect(await button(words.start.begin)).toBeTruthy();
  });
});

describe('after an exam', () => {
  const over = (given: (string | null)[], more: Answers = {}) => {
    const seen = result(given);
    const of = { [`GET course/learning/exam-sittings/${id}`]: { data: seen }, ...more };
    const { calls } = serveExam(exam({ sittings: [seen.result!] }), of);
    return { user: openSitting(), calls };
  };

  it('each part has its score, what was missed its lessons, and each question its line on the board', async () => {
    const { user } = over(['A1', null]);
    expect(await screen.findByText(/0 of 2 right\. 2 more would have passed\./)).toBeTruthy();
    expect(screen.queryByText(/certificate/i)).toBeNull();
    expect((await link('Liberties')).getAttribute('href')).toBe('/en-US/learn/kidtrial-01/liberties');
    expect(screen.getByText(words.result.noLessons)).toBeTruthy();
    await user.click(screen.getByText(words.result.wrong));
    expect(await screen.findByText(/Your move was A1\. White answers at D5\. Right: D5\./)).toBeTruthy();
    expect(screen.getByText(words.result.refutation)).toBeTruthy();
    expect(screen.getAllByRole('img').map((board) => board.getAttribute('aria-label'))).toEqual([
      'Black A1. White D5.',
      'Black D5.',
    ]);
  });

  it('what is wrong with a question is told in two presses from where it is explained', async () => {
    const { user, calls } = over(['A1', null], { [`POST ${reportsPath}`]: { data: { done: true } } });
    await user.click(await screen.findByText(words.result.wrong));
    await user.click(await screen.findByText(reports.open));
    expect(await button(reports.reason.wrongGrade)).toBeTruthy();
    await user.click(await button(reports.reason.alsoRight));
    expect(await screen.findByText(reports.told)).toBeTruthy();
    expect(calls.filter(({ url }) => url === reportsPath).map(({ body }) => body)).toEqual([
      { problem: 'problem-1', reason: 'alsoRight' },
    ]);
  });

  it('of a problem that the bank no longer holds it is said so', async () => {
    const { user } = over(['A1', null], { [`POST ${reportsPath}`]: { status: 404, code: 'NOT_FOUND' } });
    await user.click(await screen.findByText(words.result.wrong));
    await user.click(await screen.findByText(reports.open));
    await user.click(await button(reports.reason.wrongAnswer));
    expect(await screen.findByText(reports.gone)).toBeTruthy();
  });

  it('who passed is told so, and gets a certificate; who did not, none', async () => {
    over(['D5', 'D5']);
    expect(await screen.findByText('You passed with 2 of 2.')).toBeTruthy();
    expect(screen.getByRole('button', { name: words.certificate.get })).toBeTruthy();
    expect(screen.getByRole('link', { name: words.result.again }).getAttribute('href')).toBe('#');
  });

  it('one that is too long ago for the list is read by its address', async () => {
    serveExam(exam(), { [`GET course/learning/exam-sittings/${id}`]: { data: result(['D5', 'D5']) } });
    openSitting();
    expect(await screen.findByText('You passed with 2 of 2.')).toBeTruthy();
  });

  it.each([
    ['nobody has', { status: 404, code: 'NOT_FOUND' }],
    ['is of another exam', { data: { ...result(), grade: 18 } }],
    ['is somebody else’s of the account', { data: { ...result(), learner: 'mei' } }],
  ] as const)('one that %s is said not to be there, above the rules', async (_, answer) => {
    serveExam(exam(), { [`GET course/learning/exam-sittings/${id}`]: answer });
    openSitting();
    expect(await screen.findByText(words.start.unknown)).toBeTruthy();
    expect(await button(words.start.begin)).toBeTruthy();
  });

  it('sittings that are over stand below the rules, each with its result', async () => {
    serveExam(exam({ sittings: [result(['D5', 'D5']).result!] }));
    open(<ExamScreen grade={19} />);
    await screen.findByRole('heading', { name: words.history.title });
    const row = screen.getByRole('link', { name: /See the result of/ });
    expect(row.getAttribute('href')).toBe(`#${id}`);
    expect(row.textContent).toContain(words.passed);
  });
});
