import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Step } from '@/components/lessons/step-props';
import type { Lesson } from '@/lib/lessons/contract';
import type { LearningEvent } from '@/lib/events/contract';
import { rememberUser, resetBrowser } from '@/tests/setup/render-account';
import {
  learn,
  stepCalled,
  lesson,
  serve,
  here,
  serveLesson,
  openLesson,
  button,
  waiting,
  resetLearnApp,
} from '@/tests/setup/learn-app';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn',
  useRouter: () => ({ prefetch: () => {} }),
}));

beforeEach(resetLearnApp);

describe('a film', () => {
  it('a film goes on where it was left, tells where it is, and is done at its end', async () => {
    const videoStep: Step = {
      id: 'film',
      kind: 'film',
      title: 'The first stone',
      src: '/f.mp4',
      captions: '/f.vtt',
      seconds: 90,
    };
    serveLesson({ steps: [videoStep], progress: { done: [], step: 'film', position: 30 } });
    openLesson();
    const video = await screen.findByLabelText<HTMLVideoElement>('The first stone', { selector: 'video' });
    expect(video.querySelector('track')?.getAttribute('src')).toBe('/f.vtt');
    video.dispatchEvent(new Event('loadedmetadata'));
    expect(video.currentTime).toBe(30);
    video.currentTime = 45;
    video.dispatchEvent(new Event('timeupdate'));
    expect(waiting()).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'reached', position: 45 })]));
    video.dispatchEvent(new Event('ended'));
    expect(waiting().map(({ kind }) => kind)).toContain('finished');
  });

  const stepWith = (src: string): Step => ({
    id: 'film',
    kind: 'film',
    title: 'The first stone',
    captions: null,
    seconds: 900,
    src,
  });
  const findVideo = () => screen.findByLabelText<HTMLVideoElement>('The first stone', { selector: 'video' });
  const happens = (video: HTMLVideoElement, ...names: string[]) =>
    act(() => names.forEach((name) => void video.dispatchEvent(new Event(name))));
  const watchTo = (video: HTMLVideoElement, second: number) => {
    video.currentTime = second;
    happens(video, 'timeupdate');
  };

  it('a film goes on where it was, playing, with another link when its own has ended', async () => {
    let read = 0;
    const answer = () => ({ data: lesson({ steps: [stepWith(`/f.mp4?link=${++read}`)] }) });
    serve({ [here]: answer });
    openLesson();
    const video = await findVideo();
    const play = vi.spyOn(video, 'play').mockResolvedValue();
    vi.spyOn(video, 'paused', 'get').mockReturnValue(false);
    happens(video, 'loadedmetadata');
    video.playbackRate = 1.5;
    for (const second of [125, 700]) {
      watchTo(video, second);
      const before = read;
      happens(video, 'error');
      await waitFor(() => expect(video.getAttribute('src')).toBe(`/f.mp4?link=${before + 1}`));
      // A browser resets these while it loads another source.
      video.playbackRate = 1;
      watchTo(video, 0);
      happens(video, 'loadedmetadata');
      expect([video.currentTime, video.playbackRate]).toEqual([second, 1.5]);
    }
    expect(play).toHaveBeenCalledTimes(2);
    expect(read).toBe(3);
    expect(screen.queryByRole('alert')).toBeNull();
    const reached = waiting().flatMap((event) => (event.kind === 'reached' ? [event.position] : []));
    expect(reached).toEqual([700]);
  });

  it('a film that does not play with another link either says so, and asks no more', async () => {
    let read = 0;
    serve({ [here]: () => ({ data: lesson({ steps: [stepWith(`/f.mp4?link=${++read}`)] }) }) });
    openLesson();
    const video = await findVideo();
    happens(video, 'error');
    await waitFor(() => expect(video.getAttribute('src')).toBe('/f.mp4?link=2'));
    happens(video, 'loadedmetadata', 'error', 'error');
    expect(await screen.findByText(learn.film.failed)).toBeTruthy();
    expect(read).toBe(2);
  });

  it('a film whose lesson does not come again says so; one that is no longer theirs is closed', async () => {
    let answers: Lesson | null = lesson({ steps: [stepWith('/f.mp4')] });
    serve({ [here]: () => (answers ? { data: answers } : 'offline') });
    openLesson();
    const video = await findVideo();
    answers = null;
    happens(video, 'error');
    expect(await screen.findByText(learn.film.failed)).toBeTruthy();
    answers = lesson({ access: 'closed', steps: null });
    cleanup();
    openLesson();
    expect(await screen.findByRole('heading', { name: /This lesson is part of/ })).toBeTruthy();
  });

  it('what one device has reported of a film, another goes on with', async () => {
    rememberUser();
    const reported: LearningEvent[] = [];
    const progress = () => {
      const last = reported.filter((event) => event.kind === 'reached').at(-1);
      return { done: [], step: last?.step ?? null, position: last?.position ?? 0 };
    };
    serve({
      [here]: () => ({
        data: lesson({ state: 'begun', steps: [stepCalled('edge'), stepWith('/f.mp4')], progress: progress() }),
      }),
      'POST course/learning/events': ({ body }) => {
        const { events } = body as { events: LearningEvent[] };
        reported.push(...events);
        return { data: { accepted: events.map(({ id }) => id), rejected: [] } };
      },
    });
    const user = openLesson();
    await user.click(await button(learn.lesson.next));
    const video = await findVideo();
    happens(video, 'loadedmetadata');
    watchTo(video, 333.4);
    // Leaving the tab sends the waiting events at once.
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(progress().position).toBe(333));
    cleanup();
    resetBrowser();
    rememberUser();
    openLesson();
    const other = await findVideo();
    happens(other, 'loadedmetadata');
    expect(other.currentTime).toBe(333);
  });
});
