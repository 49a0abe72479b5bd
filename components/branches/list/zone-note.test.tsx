import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ZoneNote } from './zone-note';

const at = '2027-03-01T10:00:00.000Z';
const own = -new Date(at).getTimezoneOffset();
const stands = { same: 'chip', out: expect.stringContaining('bg-amber-100') };

it.each([
  ['by the visitor’s own clock', { at, offset: own }, stands.same],
  ['by another clock', { at, offset: own + 60 }, stands.out],
  ['where no class is told of', null, stands.same],
])('a note on the clock, %s', (_, next, look) => {
  render(<ZoneNote next={next}>Japan Time</ZoneNote>);
  expect(screen.getByText('Japan Time').className.trim()).toEqual(look);
});

it('a browser that opens the list loads no time zones for it', () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat');
  const localString = vi.spyOn(Date.prototype, 'toLocaleString');
  render(<ZoneNote next={{ at, offset: own + 60 }}>Japan Time</ZoneNote>);
  expect(format).not.toHaveBeenCalled();
  expect(localString).not.toHaveBeenCalled();
});
