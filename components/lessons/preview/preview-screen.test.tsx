import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LearnFrame } from '@/components/learn/frame/learn-frame';
import { previewAsks, type PreviewShows } from '@/lib/lessons/lesson-preview';
import messages from '@/messages/en-US.json';
import { PreviewScreen } from './preview-screen';

vi.mock('next/navigation', () => ({
  usePathname: () => '/en-US/learn/preview',
  useRouter: () => ({ prefetch: () => {} }),
}));

const step: PreviewShows['step'] = {
  id: 'read',
  kind: 'reading',
  title: 'A stone breathes',
  paragraphs: ['Count its liberties.'],
};
const site = { title: 'Sente', appUrl: '', email: '', phone: '', address: '' };
const around = { postMessage: vi.fn() };
const receive = (from: { source?: unknown; origin?: string; data?: unknown } = {}) =>
  act(async () => {
    const event = new MessageEvent('message', {
      origin: from.origin ?? window.location.origin,
      data: from.data ?? { type: 'sente-lesson-preview', step },
    });
    Object.defineProperty(event, 'source', { value: 'source' in from ? from.source : around });
    window.dispatchEvent(event);
  });
const show = () => {
  vi.stubGlobal('parent', around);
  render(
    <NextIntlClientProvider locale="en-US" messages={messages}>
      <LearnFrame locale="en-US" site={site as never} origin="">
        <PreviewScreen />
      </LearnFrame>
    </NextIntlClientProvider>,
  );
};

afterEach(() => {
  vi.unstubAllGlobals();
  around.postMessage.mockReset();
});

describe('the preview of a lesson', () => {
  it('asks the window around it, and shows the step it is given', async () => {
    show();
    expect(around.postMessage).toHaveBeenCalledWith(previewAsks, window.location.origin);
    expect(screen.getByRole('heading', { name: 'Lesson preview' })).toBeTruthy();
    await receive();
    expect(await screen.findByRole('heading', { name: 'A stone breathes' })).toBeTruthy();
    expect(await screen.findByText('Count its liberties.')).toBeTruthy();
  });

  it.each([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['another window', { source: {} }],
    ['what is no step', { data: { type: 'sente-lesson-preview', step: { kind: 'dance' } } }],
  ])('shows nothing of %s', async (_, from) => {
    show();
    await receive(from);
    expect(screen.getByRole('heading', { name: 'Lesson preview' })).toBeTruthy();
  });
});
