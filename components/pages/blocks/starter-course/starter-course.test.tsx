import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { StarterCourse } from './starter-course';
import type { BlockOf } from '@/lib/pages/blocks';

const setting = vi.hoisted(() => ({ isOpen: true, endsAt: null as string | null, productId: null as string | null }));
vi.mock('@/lib/starter/reads', () => ({ starterCourse: async () => setting }));
// The ended state of the period uses it for its link home.
vi.mock('@/lib/kernel/links/link', () => ({ Link: () => null }));
vi.mock('@/components/pages/blocks/frame/target-link', () => ({
  TargetLink: ({ to, children }: { to: string; children: React.ReactNode }) => <a href={to}>{children}</a>,
}));
vi.mock('@/lib/kernel/cache/period-now', async () => {
  const { periodStatus } = await import('@/lib/kernel/period');
  return { periodNow: async (period: { endsAt: string | null }) => periodStatus(period, new Date()) };
});
vi.mock('next-intl/server', async () => {
  const { createFormatter, createTranslator } = await import('next-intl');
  const messages = (await import('@/messages/en-US.json')).default;
  return {
    getTranslations: async (namespace: string) =>
      createTranslator({ locale: 'en-US', namespace: namespace as 'blocks', messages }),
    getFormatter: async () => createFormatter({ locale: 'en-US', timeZone: 'Asia/Taipei' }),
  };
});

const block: BlockOf<'starterCourse'> = {
  __component: 'blocks.starterCourse',
  eyebrow: '',
  heading: 'The free starter course',
  lead: '',
  anchor: 'starter',
  tone: 'plain',
  actions: [{ label: 'See the free trials', to: 'TrialCourse' }],
};
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(setting, { endsAt: '2025-12-31T15:59:59.999Z', productId: 'kid-starter' });
});
afterEach(() => {
  vi.useRealTimers();
});

it('leads to the claim until its date, and says that it is over from that moment on, without a reload', async () => {
  vi.setSystemTime(new Date('2025-12-31T15:59:50Z'));
  render(await StarterCourse({ block }));
  expect(screen.getByText('Claim it until December 31, 2025')).toBeTruthy();
  expect(links()).toEqual(['origin/starter']);
  act(() => void vi.advanceTimersByTime(31_000));
  expect(screen.getByText(/could be claimed until December 31, 2025/)).toBeTruthy();
  expect(links()).toEqual(['TrialCourse']);
});

it('is over where staff have named no product, and open without end where they have set no date', async () => {
  vi.setSystemTime(new Date('2026-11-22T00:00:00Z'));
  Object.assign(setting, { endsAt: null, productId: null });
  const { unmount } = render(await StarterCourse({ block }));
  expect(screen.getByText('No longer available')).toBeTruthy();
  unmount();
  setting.productId = 'kid-starter';
  render(await StarterCourse({ block }));
  expect(links()).toEqual(['origin/starter']);
});
