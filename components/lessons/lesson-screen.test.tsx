import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LearningEvent } from '@/lib/events/contract';
import { rememberUser } from '@/tests/setup/render-account';
import {
  learn,
  steps,
  learner,
  lesson,
  serve,
  here,
  serveLesson,
  openLesson,
  button,
  link,
  resetLearnApp,
} from '@/tests/setup/learn-app';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn',
  useRouter: () => ({ prefetch: () => {} }),
}));

beforeEach(resetLearnApp);

describe('a lesson', () => {
  it('may be gone through in any order, and says at its end what is left', async () => {
    serveLesson({ steps: steps.slice(0, 2), summary: 'What was learned.' });
    const user = openLesson();
    await user.click(await button(learn.lesson.next));
    await user.click(await button(learn.lesson.end));
    expect(await screen.findByRole('heading', { name: learn.lesson.notFinished })).toBeTruthy();
    expect(screen.getByText(/2 steps are left/)).toBeTruthy();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: learn.visitor.login }).getAttribute('href')).toBe(
      '/en-US/origin#/login?redirect=learn%2Fkidtrial-01%2Fliberties',
    );
    expect((await link(learn.lesson.nextLesson)).getAttribute('href')).toBe('/en-US/learn/kidtrial-01/capture');
    await user.click(await button(learn.lesson.toRest));
    expect(await screen.findByRole('heading', { name: steps[0]!.title })).toBeTruthy();
  });

  it('of a course that can be given back is opened after it is said what that means, and noted once', async () => {
    rememberUser();
    let isOpened = false;
    const { submitted } = serve({
      [here]: () => ({ data: isOpened ? lesson({ state: 'begun' }) : lesson({ access: 'ask', steps: null }) }),
      'POST course/learning/events': ({ body }) => {
        const { events } = body as { events: LearningEvent[] };
        submitted.push(...events);
        isOpened = true;
        return { data: { accepted: events.map(({ id }) => id), rejected: [] } };
      },
    });
    const user = openLesson();
    const dialog = within(await screen.findByRole('dialog', { name: learn.ask.title }));
    expect(dialog.getByText(/can be refunded until/)).toBeTruthy();
    // The heading has the focus, not the close button.
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByRole('heading', { name: learn.ask.title })));
    expect(submitted).toEqual([]);
    await user.click(dialog.getByRole('button', { name: learn.ask.open }));
    const heading = await screen.findByRole('heading', { name: steps[0]!.title });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(submitted.map(({ kind }) => kind)).toEqual(['opened']);
  });

  it('of a course that a teacher bought is submitted before it is shown, and nothing is asked', async () => {
    rememberUser();
    let isOpened = false;
    const { submitted } = serve({
      [here]: () => ({ data: isOpened ? lesson({ state: 'begun' }) : lesson({ access: 'tell', steps: null }) }),
      'POST course/learning/events': ({ body }) => {
        const { events } = body as { events: LearningEvent[] };
        submitted.push(...events);
        isOpened = true;
        return { data: { accepted: events.map(({ id }) => id), rejected: [] } };
      },
    });
    openLesson();
    await screen.findByRole('heading', { name: steps[0]!.title });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(submitted.map(({ kind }) => kind)).toEqual(['opened']);
  });

  it('is not opened without a line, and says so', async () => {
    rememberUser();
    serve({
      [here]: { data: lesson({ access: 'ask', steps: null }) },
      'POST course/learning/events': 'offline',
    });
    const user = openLesson();
    await user.click(await button(learn.ask.open));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(screen.queryByRole('heading', { name: steps[0]!.title })).toBeNull();
  });

  it('that is not theirs says what it is, what is free and where it is sold', async () => {
    serve({ [here]: { data: lesson({ access: 'closed', steps: null }) } });
    openLesson();
    expect(await screen.findByRole('heading', { name: /This lesson is part of “Kids’ trial”/ })).toBeTruthy();
    expect((await link(learn.closed.free)).getAttribute('href')).toBe('/en-US/learn/kidtrial-01');
    // A visitor of the trial only has to register, so no price is shown.
    expect((await link(learn.visitor.register)).getAttribute('href')).toBe(
      '/en-US/origin#/register?redirect=learn%2Fkidtrial-01%2Fliberties',
    );
    expect(screen.queryByRole('link', { name: learn.closed.toShop })).toBeNull();
  });

  it('of a course that is for somebody else of the family says for whom, and is theirs with one press', async () => {
    rememberUser();
    const closed = lesson({ access: 'closed', steps: null, isFree: false, heldBy: ['mei'] });
    serve({
      [here]: ({ query }) => ({
        data: (query as { learner?: string }).learner === 'mei' ? lesson({ isFree: false }) : closed,
      }),
      'GET user/learners': { data: [learner('mei', 'Mei'), learner('kai', 'Kai')] },
    });
    const user = openLesson();
    await user.click(await button(/\(you\)/));
    expect(await screen.findByText('This course is for Mei. Switch learner to study it.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Learn as Kai' })).toBeNull();
    await user.click(await button('Learn as Mei'));
    expect(await screen.findByRole('heading', { name: steps[0]!.title })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Mei is learning/ })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
  });

  it('that is the last of its course leads on to other courses, once it is done', async () => {
    serveLesson({ steps: [], next: null });
    openLesson();
    expect((await link(learn.lesson.toCourses)).getAttribute('href')).toBe('/en-US/courses');
  });

  it('that is taken back while they are in it says so kindly, and shows no more of it', async () => {
    rememberUser();
    let isTheirs = true;
    serve({
      [here]: () => ({ data: isTheirs ? lesson() : lesson({ access: 'closed', steps: null, state: 'begun' }) }),
      'POST course/learning/events': ({ body }) => {
        const { events } = body as { events: LearningEvent[] };
        const ids = events.map(({ id }) => id);
        return {
          data: isTheirs
            ? { accepted: ids, rejected: [] }
            : { accepted: [], rejected: ids.map((id) => ({ id, code: 'FORBIDDEN' })) },
        };
      },
    });
    const user = openLesson();
    await screen.findByRole('heading', { name: steps[0]!.title });
    isTheirs = false;
    await user.click(await button(/^Step 2 of/));
    await user.click(await button(learn.board.next));
    expect(await screen.findByText(learn.closed.ended, undefined, { timeout: 5000 })).toBeTruthy();
    expect(screen.queryByRole('heading', { name: steps[1]!.title })).toBeNull();
  });

  it('that nobody has says so', async () => {
    serve({});
    openLesson();
    expect(await screen.findByRole('heading', { name: learn.missing.lesson })).toBeTruthy();
  });
});
