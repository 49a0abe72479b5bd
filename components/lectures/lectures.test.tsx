import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LecturesScreen } from '@/components/lectures/lectures-screen';
import { TodayScreen } from '@/components/learn/today/today-screen';
import type { Lecture, Lectures } from '@/lib/lectures/contract';
import messages from '@/messages/en-US.json';
import {
  button,
  learn,
  learner,
  link,
  open,
  resetLearnApp,
  serve,
  settings,
  type Answers,
} from '@/tests/setup/learn-app';
import { rememberUser } from '@/tests/setup/render-account';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn/lectures',
  useRouter: () => ({ prefetch: () => {} }),
}));
const leaveFor = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('@/components/payments/leave', () => ({ leaveFor }));

const { lectures: texts, errors } = messages;
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const lecture = (id: string, changes: Partial<Lecture> = {}): Lecture => ({
  id,
  title: `About ${id}`,
  summary: 'Move by move.',
  startsAt: minutesFromNow(3_000),
  minutes: 60,
  state: 'planned',
  hasRoom: true,
  ...changes,
});
const joinable = lecture('endgames', { state: 'joinable', startsAt: minutesFromNow(5) });
const watched = lecture('ladders', { state: 'replay', startsAt: minutesFromNow(-3_000) });
const given = (changes: Partial<Lectures> = {}): Lectures => ({
  isOpen: true,
  upcoming: [joinable, lecture('ko')],
  past: { items: [watched, lecture('nets', { state: 'over', startsAt: minutesFromNow(-4_000) })], pages: 1, count: 2 },
  ...changes,
});
const list = (changes?: Partial<Lectures>): Answers => ({ 'GET course/learning/lectures': { data: given(changes) } });
const none = { upcoming: [], past: { items: [], pages: 1, count: 0 } };
const itemOf = async (title: string) => (await screen.findByRole('heading', { name: title })).closest('li')!;

beforeEach(() => {
  resetLearnApp();
  leaveFor.mockClear();
});

describe('who has VIP or a pass', () => {
  beforeEach(() => rememberUser());

  it('joins what can be joined, by an address that comes when they do', async () => {
    const url = 'https://meet.example/endgames';
    const { calls } = serve({ ...list(), 'POST course/learning/lectures/endgames/join': { data: { url } } });
    const user = open(<LecturesScreen />);
    const now = await itemOf('About endgames');
    expect(now.textContent).toContain(texts.joinable);
    expect(now.querySelector('time')?.dateTime).toBe(joinable.startsAt);
    expect(screen.getAllByRole('button', { name: /^Join/ })).toHaveLength(1);
    expect((await itemOf('About ko')).textContent).toContain('15 minutes before');
    expect(screen.queryByText(texts.closed)).toBeNull();
    await user.click(within(now).getByRole('button', { name: 'Join About endgames' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(url));
    expect(calls.filter(({ method }) => method === 'POST').map(({ url: path }) => path)).toContain(
      'course/learning/lectures/endgames/join',
    );
  });

  it('is told why one that has ended meanwhile is not joined, and the list is read again', async () => {
    let read = 0;
    serve({
      'GET course/learning/lectures': () => ({ data: given({ upcoming: ++read > 1 ? [] : [joinable] }) }),
      'POST course/learning/lectures/endgames/join': { status: 410, code: 'LECTURE_OVER' },
    });
    const user = open(<LecturesScreen />);
    await user.click(await button('Join About endgames'));
    expect(await screen.findByText(texts.noneToCome)).toBeTruthy();
    expect(leaveFor).not.toHaveBeenCalled();
  });

  it('reads the reason where it stays', async () => {
    serve({ ...list(), 'POST course/learning/lectures/endgames/join': { status: 403, code: 'LECTURE_NOT_OPEN' } });
    const user = open(<LecturesScreen />);
    await user.click(await button('Join About endgames'));
    expect(await screen.findByText(errors.LECTURE_NOT_OPEN)).toBeTruthy();
  });

  it('reads that the way in is not there so far', async () => {
    serve(list({ upcoming: [{ ...joinable, hasRoom: false }] }));
    open(<LecturesScreen />);
    expect((await itemOf('About endgames')).textContent).toContain(texts.noRoom);
    expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull();
  });

  it('watches a replay with its captions; a link that has ended is asked for again', async () => {
    let read = 0;
    const replay = () => ({ data: { src: `/r.mp4?link=${++read}`, captions: '/r.vtt', seconds: 1500 } });
    serve({ ...list(), 'GET course/learning/lectures/ladders/replay': replay });
    const user = open(<LecturesScreen />);
    expect((await itemOf('About nets')).textContent).toContain(texts.over);
    await user.click(await button('Watch the replay About ladders'));
    const video = (await screen.findByLabelText<HTMLVideoElement>('About ladders', { selector: 'video' }))!;
    expect([video.getAttribute('src'), video.querySelector('track')?.getAttribute('src')]).toEqual([
      '/r.mp4?link=1',
      '/r.vtt',
    ]);
    fireEvent.error(video);
    await waitFor(() => expect(video.getAttribute('src')).toBe('/r.mp4?link=2'));
    await user.click(await button('Close the replay About ladders'));
    expect(document.querySelector('video')).toBeNull();
  });

  it('reads that there is none', async () => {
    serve(list(none));
    open(<LecturesScreen />);
    expect(await screen.findByText(texts.none)).toBeTruthy();
    const ways = screen.getAllByRole('link', { name: texts.toToday });
    expect(ways.at(-1)?.getAttribute('href')).toBe('/en-US/learn');
  });

  it('turns the pages of what is over', async () => {
    const { calls } = serve(list({ past: { items: [watched], pages: 2, count: 21 } }));
    const user = open(<LecturesScreen />);
    await user.click(await button(messages.account.pager.next));
    expect(await screen.findByText('Page 2 of 2')).toBeTruthy();
    await waitFor(() =>
      expect(calls.some(({ query }) => Number((query as { page?: number } | undefined)?.page) === 2)).toBe(true),
    );
  });
});

describe('who has neither', () => {
  it('sees what there is and what opens it: where it is sold, as the account’s holder', async () => {
    rememberUser();
    serve(list({ isOpen: false }));
    open(<LecturesScreen />);
    expect(await screen.findByText(texts.closed)).toBeTruthy();
    expect((await link(texts.plans)).getAttribute('href')).toBe('/en-US/courses?coursesType=vip');
    expect((await link(texts.passes)).getAttribute('href')).toBe('/en-US/courses?coursesType=more');
    expect(await screen.findByText('About ladders')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Join|Watch/ })).toBeNull();
  });

  it.each([
    ['in kids’ mode', { 'GET course/learning/settings': { data: { ...settings.data, kids: true } } }, null],
    ['as a learner of the account', { 'GET user/learners': { data: [learner('mei', 'Mei')] } }, 'Mei'],
  ])('is sold nothing %s', async (_, more: Answers, chosen) => {
    rememberUser();
    serve({ ...list({ isOpen: false }), ...more });
    const user = open(<LecturesScreen />);
    if (chosen) await user.click(await button(new RegExp(chosen)));
    expect(await screen.findByText(texts.closed)).toBeTruthy();
    expect(screen.queryByRole('link', { name: texts.plans })).toBeNull();
    expect(screen.queryByRole('link', { name: texts.passes })).toBeNull();
  });

  it('without an account is led to the login', async () => {
    const { calls } = serve({});
    open(<LecturesScreen />);
    expect(await screen.findByText(texts.login)).toBeTruthy();
    expect(calls.some(({ url }) => url?.includes('lectures'))).toBe(false);
  });
});

describe('on Today', () => {
  const today = (more: Answers) => {
    rememberUser();
    serve({ 'GET course/learning': { data: [] }, 'GET course/learning/gradings': { data: [] }, ...more });
    open(<TodayScreen trials={[]} />);
    return screen.findByRole('heading', { name: learn.today.title });
  };

  it('the next lecture is named, and that it can be joined', async () => {
    await today(list());
    expect(await screen.findByText('You can join now: About endgames')).toBeTruthy();
    expect((await link(`Open ${texts.title}`)).getAttribute('href')).toBe('/en-US/learn/lectures');
  });

  it.each([
    ['there is none, and it is not open', none, {}],
    ['a child has no right to it', {}, { 'GET course/learning/settings': { data: { ...settings.data, kids: true } } }],
  ])('nothing stands where %s', async (_, changes, more: Answers) => {
    await today({ ...list({ isOpen: false, ...changes }), ...more });
    await screen.findByText(messages.grading.link);
    expect(screen.queryByText(texts.title)).toBeNull();
  });
});
