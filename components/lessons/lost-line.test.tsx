import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { button, learn, openLesson, resetLearnApp, serveLesson, stepCalled, steps } from '@/tests/setup/learn-app';
import messages from '@/messages/en-US.json';

/** Whether the network is up, and which code was loaded over it. */
const { line, over } = vi.hoisted(() => {
  const state = { isUp: true, came: [] as string[] };
  return {
    line: state,
    over: (name: string) => async (original: () => Promise<unknown>) => {
      if (!state.isUp) throw new Error('Failed to fetch dynamically imported module');
      state.came.push(name);
      return (await original()) as object;
    },
  };
});
vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn',
  useRouter: () => ({ prefetch: () => {} }),
}));
vi.mock('@/components/lessons/problem-steps', over('problems'));
vi.mock('@/components/lessons/reading/reading-step', over('reading'));

const [narrated, question] = [steps[0]!, stepCalled('take')];
const reading = {
  id: 'more',
  title: 'More to read',
  kind: 'reading' as const,
  paragraphs: ['A chain shares its liberties.'],
};

beforeEach(() => {
  resetLearnApp();
  line.isUp = true;
});

describe('a lesson whose line is lost', () => {
  it('says of a step that does not come why, and shows it with one press when there is a line again', async () => {
    serveLesson({ steps: [narrated, question] });
    const user = openLesson();
    line.isUp = false;
    await user.click(await button(/^Step 2 of/));
    expect(await screen.findByRole('heading', { name: question.title })).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain(messages.errors.NETWORK);
    line.isUp = true;
    await user.click(await button(messages.account.retry));
    expect(await screen.findByRole('grid')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes on with what it was begun with: the code of its steps has come', async () => {
    serveLesson({ steps: [narrated, reading] });
    const user = openLesson();
    const next = await button(learn.board.next);
    // Not loaded for a visitor who only looks in.
    expect(line.came).not.toContain('reading');
    await user.click(next);
    await waitFor(() => expect(line.came).toContain('reading'));
    line.isUp = false;
    await user.click(await button(/^Step 2 of/));
    expect(await screen.findByText(reading.paragraphs[0]!)).toBeTruthy();
  });
});
