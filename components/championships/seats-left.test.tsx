import { act, render, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SeatsLeft } from './seats-left';
import { readSeats } from './read-seats';

vi.mock('./read-seats', () => ({ readSeats: vi.fn() }));
const answer = vi.mocked(readSeats);
const texts = { one: '# place left', other: '# places left', none: 'Full' };
const draw = () => render(<SeatsLeft slug="cup" locale="en-US" groupId="a" texts={texts} />).container;

it.each([
  [24, '24 places left'],
  [1, '1 place left'],
  [0, 'Full'],
])('%i', async (left, text) => {
  answer.mockResolvedValue(new Map([['a', left]]));
  const place = draw();
  expect(place.textContent).toBe('');
  await waitFor(() => expect(place.textContent).toBe(text));
});

it.each([
  ['there is no limit', async () => new Map([['a', null]])],
  ['it cannot be known', () => Promise.reject(new Error('down'))],
])('says nothing where %s', async (_, given) => {
  answer.mockReset().mockImplementation(given);
  const place = draw();
  await waitFor(() => expect(answer).toHaveBeenCalled());
  await act(async () => {});
  expect(place.textContent).toBe('');
});

it('looks again when somebody comes back to the page', async () => {
  answer.mockResolvedValue(new Map([['a', 2]]));
  const place = draw();
  await waitFor(() => expect(place.textContent).toBe('2 places left'));
  answer.mockResolvedValue(new Map([['a', 0]]));
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(place.textContent).toBe('Full'));
});
