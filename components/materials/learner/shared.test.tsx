import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SharedMaterial } from '@/lib/materials/contract';
import { pageContent } from '@/tests/setup/material-content';
import { learn, open, resetLearnApp, serve, study } from '@/tests/setup/learn-app';
import { rememberUser } from '@/tests/setup/render-account';
import { SharedScreen } from './shared-screen';
import { TodayScreen } from '@/components/learn/today/today-screen';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn/shared',
  useRouter: () => ({ prefetch: () => {} }),
}));
beforeEach(() => {
  resetLearnApp();
  window.location.hash = '';
});

const texts = learn.shared;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const head = { id: 'l1', title: 'Week 1', sharedAt: '2026-11-20T00:00:00.000Z', materials: 2 };
const list = { data: { items: [head], pages: 1, count: 1 } };
const page = { id: 'm1', title: 'Nets', ...pageContent('Look here.') } as SharedMaterial;
const problem: SharedMaterial = {
  id: 'p1',
  title: 'Take it',
  kind: 'problem',
  problem: {
    position: { size: 7, black: 'C4 D3 E4', white: 'D4', toPlay: 'black' },
    goal: 'capture',
    moves: [{ at: 'D5' }],
    otherwise: 'D5',
  },
};
const lesson = (materials: SharedMaterial[] = [page, problem]) => ({ data: { id: 'l1', title: 'Week 1', materials } });

it('Today shows what a teacher shares, and nothing where nothing is', async () => {
  serve({ 'GET course/learning/shared': list, 'GET course/learning': { data: [study()] } });
  rememberUser();
  open(<TodayScreen trials={[]} />);
  expect((await screen.findByRole('link', { name: /Week 1/ })).getAttribute('href')).toBe('/en-US/learn/shared#/l1');
});

it('a lesson is read step by step, its choices are offered, and its problems are played', async () => {
  serve({ 'GET course/learning/shared': list, 'GET course/learning/shared/l1': lesson() });
  rememberUser();
  const user = open(<SharedScreen />);
  await user.click(await screen.findByRole('link', { name: /Week 1/ }));
  await screen.findByRole('heading', { name: 'Nets' });
  screen.getByText('Look here.');
  await user.click(await button(texts.stepOn));
  await screen.findByText(texts.choose);
  await user.click(await button(/^1: Black D4$/));
  await screen.findByText('扳');
  await user.click(await button(texts.stepBack));
  await user.click(await button(/^2: Black D6/));
  await screen.findByText('Step 3: the end of this line');
  await user.click(await button(texts.after));
  const heading = await screen.findByRole('heading', { name: 'Take it' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await user.click(await screen.findByRole('gridcell', { name: /^D5/ }));
  await waitFor(() => expect(screen.queryByRole('gridcell', { name: /D5.*black/i })).not.toBeNull());
});

it('a picture is seen with its words, a PDF is saved', async () => {
  const url = '/api/course/files/f1?for=1';
  const file = (mime: 'image/png' | 'application/pdf') => ({
    id: mime,
    title: 'Sheet',
    kind: 'file' as const,
    alt: 'Black lives.',
    file: { mime, size: 2048, url },
  });
  window.location.hash = '#/l1';
  serve({ 'GET course/learning/shared/l1': lesson([file('image/png'), file('application/pdf')]) });
  rememberUser();
  const user = open(<SharedScreen />);
  expect((await screen.findByRole('img', { name: 'Black lives.' })).getAttribute('src')).toBe(url);
  await user.click(await button(texts.after));
  const link = await screen.findByRole('link', { name: 'Save the PDF (2 kB)' });
  expect([link.getAttribute('href'), link.hasAttribute('download')]).toEqual([url, true]);
  expect(screen.queryByRole('img')).toBeNull();
});

it('one’s own lesson is read as students see it, and leads back to where it is written', async () => {
  window.location.hash = '#/l1';
  const own = lesson([problem]);
  const { calls } = serve({ 'GET course/learning/shared/l1': { data: { ...own.data, isOwn: true } } });
  rememberUser();
  const user = open(<SharedScreen />);
  await screen.findByText(texts.own);
  expect((await screen.findByRole('link', { name: texts.toOwn })).getAttribute('href')).toBe(
    '/en-US/teach/materials#/lesson/l1',
  );
  expect(screen.queryByRole('link', { name: texts.toAll })).toBeNull();
  await user.click(await screen.findByRole('gridcell', { name: /^D5/ }));
  await waitFor(() => expect(screen.queryByRole('gridcell', { name: /D5.*black/i })).not.toBeNull());
  expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('what is shared no more says so, and the way back', async () => {
  window.location.hash = '#/l1';
  serve({ 'GET course/learning/shared/l1': { status: 404, code: 'MATERIAL_UNKNOWN' } });
  rememberUser();
  open(<SharedScreen />);
  await screen.findByRole('heading', { name: texts.gone });
  expect(screen.getByRole('link', { name: texts.toAll }).getAttribute('href')).toBe('#/');
});

it('a lesson with nothing in it says so', async () => {
  window.location.hash = '#/l1';
  serve({ 'GET course/learning/shared/l1': lesson([]) });
  rememberUser();
  open(<SharedScreen />);
  await screen.findByText(texts.empty);
});

it('without an account the login leads back here', async () => {
  serve({});
  open(<SharedScreen />);
  await screen.findByText(texts.login);
});
