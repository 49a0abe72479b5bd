import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { TodayScreen } from '@/components/learn/today/today-screen';
import type { AnsweredReport } from '@/lib/problem-reports/contract';
import { rememberUser } from '@/tests/setup/render-account';
import {
  button,
  open,
  openLesson,
  reports,
  resetLearnApp,
  serve,
  serveLesson,
  stepCalled,
  study,
} from '@/tests/setup/learn-app';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn',
  useRouter: () => ({ prefetch: () => {} }),
}));

beforeEach(resetLearnApp);

const path = 'course/learning/problem-reports';

it('a problem is reported in two presses, with a line of text if one likes', async () => {
  rememberUser();
  const { calls } = serveLesson({ steps: [stepCalled('take')] }, { [`POST ${path}`]: { data: { done: true } } });
  const user = openLesson();
  await user.click(await screen.findByText(reports.open));
  await user.type(screen.getByLabelText(reports.text), ' C5 works ');
  // A question of a lesson has no grade.
  expect(screen.queryByRole('button', { name: reports.reason.wrongGrade })).toBeNull();
  await user.click(await button(reports.reason.alsoRight));
  expect(await screen.findByText(reports.told)).toBeTruthy();
  expect(calls.filter(({ method, url }) => method === 'POST' && url === path).map(({ body }) => body)).toEqual([
    { problem: 'liberties/take', reason: 'alsoRight', text: 'C5 works' },
  ]);
});

it('is not offered to who could not be told what came of it', async () => {
  serveLesson({ steps: [stepCalled('take')] });
  openLesson();
  expect(await screen.findByRole('heading', { name: stepCalled('take').title })).toBeTruthy();
  await screen.findAllByRole('gridcell');
  expect(screen.queryByText(reports.open)).toBeNull();
});

it('a report that does not arrive can be sent again', async () => {
  rememberUser();
  let isAway = true;
  serveLesson(
    { steps: [stepCalled('take')] },
    { [`POST ${path}`]: () => (isAway ? 'offline' : { data: { done: true } }) },
  );
  const user = openLesson();
  await user.click(await screen.findByText(reports.open));
  await user.click(await button(reports.reason.unclear));
  const alert = await screen.findByRole('alert');
  isAway = false;
  await user.click(alert.querySelector('button')!);
  expect(await screen.findByText(reports.told)).toBeTruthy();
});

it('what came of it stands on Today', async () => {
  rememberUser();
  const one: AnsweredReport = {
    problem: 'a',
    answeredAt: '2026-11-25T00:00:00.000Z',
    outcome: 'stays',
    answer: 'White escapes at C5.',
    family: 'capture',
    grade: 19,
    topic: null,
  };
  const others: AnsweredReport[] = [
    {
      ...one,
      problem: 'liberties/take',
      outcome: 'corrected',
      answer: null,
      family: null,
      grade: null,
      topic: 'Liberties',
    },
    { ...one, problem: 'b', outcome: 'withdrawn', answer: null, family: null, grade: null },
    { ...one, problem: 'c', outcome: 'gradeCorrected', answer: null, grade: 12 },
  ];
  serve({ 'GET course/learning': { data: [study()] }, [`GET ${path}`]: { data: [one, ...others] } });
  open(<TodayScreen trials={[]} />);
  await waitFor(() => screen.getByText(/We looked at the problem you reported \(Capture, G19\)/));
  expect(screen.getByText('The reason: White escapes at C5.')).toBeTruthy();
  expect(screen.getByText(/\(a question of “Liberties”\) has been corrected/)).toBeTruthy();
  expect(screen.getByText(/^The grade of the problem you reported \(Capture, G12\) has been corrected/)).toBeTruthy();
  expect(screen.getByText(/\(a problem that is no longer there\) has been withdrawn/)).toBeTruthy();
});
