import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ExamScreen } from '@/components/exams/exam-screen';
import { graceSeconds } from '@/lib/exams/exam';
import { tokenKey } from '@/lib/kernel/browser/keys';
import { id, openSitting, point, question, result, running, serveExam, sitting, words } from '@/tests/setup/exam-app';
import { button, open, resetLearnApp } from '@/tests/setup/learn-app';
import { fakeTimeouts, rememberUser, type Answer, type Call } from '@/tests/setup/render-account';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn/exam',
  useRouter: () => ({ prefetch: () => {} }),
}));

beforeEach(() => {
  resetLearnApp();
  rememberUser();
});

describe('in an exam', () => {
  it('a point is chosen, then played, stands, and nothing is said of it; at the end comes the result', async () => {
    const { calls, kept } = serveExam();
    const user = open(<ExamScreen grade={19} />);
    await user.click(await button(words.start.begin));
    await screen.findByText('Question 1 of 2');
    expect(window.location.hash).toBe(`#${id}`);
    await user.click(await point('A1, empty'));
    expect(kept.given[0]).toBeNull();
    await user.click(await point('B2, empty'));
    await user.click(await button('Play B2'));
    expect(await screen.findByText('Your answer: B2')).toBeTruthy();
    await waitFor(() => expect(kept.given[0]).toBe('B2'));
    // The answer is final.
    await user.click(await point('A1, empty'));
    expect(screen.queryByRole('button', { name: 'Play A1' })).toBeNull();
    expect(screen.queryByText(/wrong|right/i)).toBeNull();
    expect(await button('Question 1, answered')).toBeTruthy();
    await user.click(await button(words.sitting.next));
    await screen.findByText('Question 2 of 2');
    await user.click(await button(words.sitting.finish));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/One question is not answered yet/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: words.sitting.finish }));
    expect(await screen.findByRole('heading', { name: words.result.title })).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });

  it('a move against the rules is not chosen', async () => {
    // White's stone at D5 would leave a black one at D4 no liberty.
    const closed = { size: 7, black: 'A7', white: 'C4 D3 E4 D5', toPlay: 'black' as const };
    serveExam(running, {
      [`GET course/learning/exam-sittings/${id}`]: {
        data: sitting({ asked: [{ ...question(1), position: closed }, question(2)] }),
      },
    });
    const user = openSitting();
    await user.click(await point('D4, empty'));
    expect(await screen.findByText(words.sitting.refused)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Play D4' })).toBeNull();
  });

  it('a question whose best answer is a ko asks for one', async () => {
    const asked = [{ ...question(1), goal: 'kill' as const, ko: true as const, prompt: null }, question(2)];
    serveExam(running, { [`GET course/learning/exam-sittings/${id}`]: { data: sitting({ asked }) } });
    openSitting();
    expect(await screen.findByRole('heading', { name: /make a ko/ })).toBeTruthy();
  });

  it('leads from question to question, and nowhere before the first or after the last', async () => {
    serveExam(running);
    const user = openSitting();
    const [previous, next] = [await button(words.sitting.previous), await button(words.sitting.next)];
    const isOff = (one: HTMLElement) => one.getAttribute('aria-disabled') === 'true';
    expect([isOff(previous), isOff(next)]).toEqual([true, false]);
    await user.click(previous);
    expect(screen.getByText('Question 1 of 2')).toBeTruthy();
    await user.click(next);
    expect(screen.getByText('Question 2 of 2')).toBeTruthy();
    expect([isOff(previous), isOff(next)]).toEqual([false, true]);
    await user.click(next);
    expect(screen.getByText('Question 2 of 2')).toBeTruthy();
    // The keyboard's focus is still on the same button.
    await waitFor(() => expect(document.activeElement).toBe(next));
  });

  it('what somebody answers on another device stands', async () => {
    serveExam(running, {
      [`PUT course/learning/exam-sittings/${id}/answers/1`]: { data: { answer: 'F6', secondsLeft: 700 } },
    });
    const user = openSitting();
    await user.click(await point('B2, empty'));
    await user.click(await button('Play B2'));
    expect(await screen.findByText('Your answer: F6')).toBeTruthy();
  });

  it('an answer without a line waits in the tab, over a reload, and is sent when the line is back', async () => {
    const { kept } = serveExam(running, { [`PUT course/learning/exam-sittings/${id}/answers/1`]: 'offline' });
    const user = openSitting();
    await user.click(await point('B2, empty'));
    await user.click(await button('Play B2'));
    expect(await screen.findByText(words.sitting.saving)).toBeTruthy();
    expect(sessionStorage.getItem(`exam-answers:${id}`)).toBe('[[1,"B2"]]');
    expect(kept.given[0]).toBeNull();
    const again = serveExam(running);
    await waitFor(() => expect(again.kept.given[0]).toBe('B2'));
    await waitFor(() => expect(sessionStorage.getItem(`exam-answers:${id}`)).toBeNull());
    expect(screen.getByText('Your answer: B2')).toBeTruthy();
  });

  it('an answer that a hanging line holds is sent again, within the time that is left for it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    fakeTimeouts();
    const answers: Answer[] = ['hanging'];
    const { kept } = serveExam(running, {
      [`PUT course/learning/exam-sittings/${id}/answers/1`]: ({ body }) => {
        const answer = answers.shift();
        if (answer) return answer;
        kept.given[0] = (body as { at: string }).at;
        return { data: { answer: kept.given[0], secondsLeft: 800 } };
      },
    });
    openSitting();
    for (const control of [() => point('B2, empty'), () => button('Play B2')]) {
      const found = await control();
      act(() => found.click());
    }
    await waitFor(() => expect(answers).toEqual([]));
    await act(() => vi.advanceTimersByTimeAsync(graceSeconds * 1000 - 4000));
    expect(kept.given[0]).toBe('B2');
  });

  it('an answer is sent with the login it was given with alone, and waits while the tab beside has another', async () => {
    const { calls } = serveExam(running, {
      'GET user': { data: { username: 'bob' } },
      [`PUT course/learning/exam-sittings/${id}/answers/1`]: { status: 404, code: 'NOT_FOUND' },
    });
    const user = openSitting();
    await user.click(await point('B2, empty'));
    localStorage.setItem(tokenKey, 'of bob');
    await user.click(await button('Play B2'));
    await waitFor(() => expect(calls.some(({ url }) => url === 'user')).toBe(true));
    await screen.findByText(words.sitting.saving);
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([]);
    expect(sessionStorage.getItem(`exam-answers:${id}`)).toBe('[[1,"B2"]]');
    rememberUser();
    const again = serveExam(running);
    await waitFor(() => expect(again.kept.given[0]).toBe('B2'));
  });

  it('is handed in by itself when the time is over', async () => {
    const { kept } = serveExam(running, {
      [`GET course/learning/exam-sittings/${id}`]: () => ({
        data: kept.isOver ? result() : sitting({ secondsLeft: 0 }),
      }),
    });
    openSitting();
    expect(await screen.findByRole('heading', { name: words.result.title })).toBeTruthy();
    expect(kept.isOver).toBe(true);
  });

  describe('by a device whose clock is wrong', () => {
    afterEach(() => void vi.useRealTimers());
    /** Opens a sitting whose remaining time the test's server sets. */
    const openAt = async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const server = { secondsLeft: 845, isAway: false };
      const { kept, calls } = serveExam(running, {
        [`GET course/learning/exam-sittings/${id}`]: () =>
          server.isAway ? 'offline' : { data: kept.isOver ? result() : sitting({ secondsLeft: server.secondsLeft }) },
      });
      openSitting();
      await screen.findByRole('timer');
      return { kept, calls, server };
    };
    const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
    const clock = () => screen.getByRole('timer').textContent;
    const handedIn = (calls: Call[]) => calls.filter(({ method }) => method === 'POST');

    it('is not handed in when that clock is set, or the device has slept: the server is asked for its own', async () => {
      const { calls, server } = await openAt();
      server.secondsLeft = 300;
      vi.setSystemTime(Date.now() + 3_600_000);
      await pass(2);
      await waitFor(() => expect(clock()).toMatch(/^(5:00|4:5[789])$/));
      server.secondsLeft = 200;
      vi.setSystemTime(Date.now() - 3_600_000);
      await pass(2);
      await waitFor(() => expect(clock()).toMatch(/^(3:20|3:1[789])$/));
      expect(handedIn(calls)).toEqual([]);
    });

    it('shows the server’s clock whenever somebody comes back to the tab', async () => {
      const { server } = await openAt();
      await pass(1);
      server.secondsLeft = 300;
      await act(async () => document.dispatchEvent(new Event('visibilitychange')));
      await waitFor(() => expect(clock()).toMatch(/^(5:00|4:5[789])$/));
    });

    it('is not handed in at zero while the server’s clock runs, and is once that is over', async () => {
      const { calls, kept, server } = await openAt();
      server.secondsLeft = 30;
      await pass(846);
      await waitFor(() => expect(clock()).toMatch(/^0:(30|2[6-9])$/));
      expect(handedIn(calls)).toEqual([]);
      server.secondsLeft = 0;
      await pass(31);
      expect(await screen.findByRole('heading', { name: words.result.title })).toBeTruthy();
      expect(kept.isOver).toBe(true);
    });

    it('without a line says so at zero, and hands in nothing the server does not know to be over', async () => {
      const { calls, server } = await openAt();
      server.isAway = true;
      await pass(846);
      const again = within(await screen.findByRole('alert')).getByRole('button');
      Object.assign(server, { secondsLeft: 60, isAway: false });
      act(() => again.click());
      await waitFor(() => expect(clock()).toMatch(/^(1:00|0:5\d)$/));
      expect(handedIn(calls)).toEqual([]);
    });
  });

  it('shows the clock of the server', async () => {
    serveExam(running);
    openSitting();
    expect((await screen.findByRole('timer')).textContent).toMatch(/^14:0[0-5]$/);
  });
});
