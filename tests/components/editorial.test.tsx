import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anchorsOf } from '@/components/pages/blocks/contents/anchors';
import { ChampionshipActions } from '@/components/championships/championship-actions';
import { ChampionshipState } from '@/components/championships/championship-state';
import { InForce } from '@/components/ui/period/in-force';
import { PeriodNote } from '@/components/ui/period/period-note';
import type { Championship } from '@/lib/pages/cms-contract';

vi.mock('@/lib/kernel/links/link', () => ({
  Link: ({ to, children }: { to: string; children: React.ReactNode }) => <a href={`/en-US/${to}`}>{children}</a>,
}));
vi.mock('@/lib/kernel/i18n/page-locale', () => ({ pageLocale: async () => 'en-US' }));
vi.mock('@/lib/site/reads', () => ({ siteMetadata: async () => ({ originWebSiteUrl: '/zh-TW/origin' }) }));
vi.mock('@/lib/kernel/cache/period-now', async () => {
  const { periodStatus } = await import('@/lib/kernel/period');
  return { periodNow: async (period: { startsAt: string; endsAt: string }) => periodStatus(period, new Date()) };
});
vi.mock('next-intl/server', async () => {
  const { createFormatter, createTranslator } = await import('next-intl');
  const messages = (await import('../../messages/en-US.json')).default;
  return {
    getTranslations: async (namespace: string) =>
      createTranslator({ locale: 'en-US', namespace: namespace as 'editorial', messages }),
    getFormatter: async () => createFormatter({ locale: 'en-US', timeZone: 'Asia/Taipei' }),
  };
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function at(time: string, element: Promise<React.ReactNode>) {
  vi.setSystemTime(new Date(time));
  render(await element);
  return document.body.textContent ?? '';
}

describe('rules that hold from a day', () => {
  it('say which, as it is in Taipei', async () => {
    const text = await at('2026-11-22T00:00:00Z', InForce({ from: '2026-08-31T16:00:00.000Z' }));
    expect(text).toBe('In force from September 1, 2026');
  });

  it('say nothing on a page without one', async () => expect(await InForce({ from: null })).toBeNull());
});

describe('a championship', () => {
  const championship = {
    startsAt: '2027-05-01T01:00:00Z',
    endsAt: '2027-05-02T09:00:00Z',
    registrationStartsAt: '2027-02-01T00:00:00+08:00',
    registrationEndsAt: '2027-04-10T23:59:59+08:00',
    timeZone: 'Asia/Taipei',
  } as Championship;

  it.each([
    ['2027-01-15T00:00:00Z', 'Registration opens on February 1, 2027'],
    ['2027-03-15T00:00:00Z', 'Registration is open until April 10, 2027'],
    ['2027-04-20T00:00:00Z', 'Registration has closed'],
    ['2027-05-01T05:00:00Z', 'Under way'],
    ['2027-05-03T00:00:00Z', 'This event has ended'],
  ])('on %s says: %s', async (time, expected) => {
    const text = await at(time, ChampionshipState({ championship }));
    expect(text).toBe(`May 1, 2027 to May 2, 2027${expected}`);
  });

  it.each([
    ['2027-01-15T00:00:00Z', ['Add to calendar', 'Back to the home page']],
    ['2027-03-15T00:00:00Z', ['Register online', 'Add to calendar']],
    ['2027-04-20T00:00:00Z', ['Add to calendar']],
    ['2027-05-01T05:00:00Z', ['Add to calendar']],
    ['2027-05-03T00:00:00Z', ['Back to the home page']],
  ])('on %s offers: %s', async (time, offered) => {
    await at(time, ChampionshipActions({ championship }));
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(offered);
  });

  it('changes while the page is open', async () => {
    const text = await at('2027-04-10T15:59:50Z', ChampionshipState({ championship }));
    expect(text).toContain('Registration is open');
    act(() => void vi.advanceTimersByTime(30_000));
    expect(document.body.textContent).toContain('Registration has closed');
  });
});

describe('a sale', () => {
  const period = { startsAt: '2027-03-01T00:00:00+08:00', endsAt: '2027-03-31T23:59:59+08:00' };

  it.each([
    ['2027-02-01T00:00:00Z', 'Sale has not started'],
    ['2027-04-02T00:00:00Z', 'Sale has ended'],
  ])('on %s says “%s” and has the way home', async (time, expected) => {
    expect(await at(time, PeriodNote({ period }))).toContain(expected);
    expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeTruthy();
  });

  it('while it runs there is nothing to say', async () => {
    expect(await at('2027-03-02T00:00:00Z', PeriodNote({ period }))).toBe('March 1, 2027 to March 31, 2027');
  });
});

describe('sections of a page', () => {
  it('each has an address of its own, whatever the editor left empty', () => {
    const sections = [
      { anchor: '', heading: '從哪裡開始？' },
      { anchor: '', heading: '從哪裡開始？' },
      { anchor: 'fees', heading: 'Fees' },
      { anchor: '', heading: 'Fees' },
      { anchor: 'fees', heading: 'Other fees' },
      { anchor: ' ', heading: '！？' },
      { anchor: '', heading: '…' },
    ];
    const anchors = anchorsOf(sections);
    expect(anchors).toEqual(['從哪裡開始', '從哪裡開始-2', 'fees', 'fees-2', 'fees-3', 'section', 'section-2']);
  });
});
