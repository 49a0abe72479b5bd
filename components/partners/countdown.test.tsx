import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from './countdown';

const end = '2027-06-30T15:59:59Z';
const countdown = <Countdown to={end} label="Closes in" locale="en-US" />;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function at(time: string) {
  vi.setSystemTime(new Date(time));
  return render(countdown).container.textContent?.replace(/(\d)/g, ' $1').replaceAll(/\s+/g, ' ');
}

it.each([
  ['2027-06-28T13:57:59Z', 'Closes in 2 days 2 hours 2 min'],
  ['2027-06-29T15:59:59Z', 'Closes in 1 day 0 hours 0 min'],
  ['2027-06-30T14:59:59Z', 'Closes in 1 hour 0 min'],
  ['2027-06-30T15:00:00Z', 'Closes in 5 9 min 5 9 sec'],
  ['2027-06-30T15:59:50Z', 'Closes in 9 sec'],
  ['2027-06-30T15:59:59Z', ''],
  ['2027-07-30T15:59:59Z', ''],
])('at %s says “%s”', (time, text) => {
  expect(at(time)).toBe(text);
});

it('counts on to the real end, and then is gone', () => {
  at('2027-06-30T15:59:57Z');
  const timer = screen.getByRole('timer', { name: 'Closes in' });
  expect(timer.textContent).toContain('2 sec');
  act(() => void vi.advanceTimersByTime(1000));
  expect(timer.textContent).toContain('1 sec');
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.queryByRole('timer')).toBeNull();
});

it('follows the clock, not its own ticks: a browser that slept says what is left', () => {
  at('2027-06-30T15:00:00Z');
  vi.setSystemTime(new Date('2027-06-30T15:30:00Z'));
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('timer').textContent).toMatch(/29\s*min/);
});

it('keeps its place and says nothing until the browser knows the time', () => {
  const html = renderToString(countdown);
  expect(html).toContain('min-h-');
  expect(html).not.toContain('timer');
});
