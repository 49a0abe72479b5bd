import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { OpenMenu } from './open-menu';

/** A mock of Payload's menu and breakpoints, as far as this component uses them. */
const payload = vi.hoisted(() => ({ navOpen: true, setNavOpen: vi.fn(), breakpoints: {} as Record<string, boolean> }));
vi.mock('@payloadcms/ui', () => ({
  useNav: () => ({ navOpen: payload.navOpen, setNavOpen: payload.setNavOpen }),
  useWindowInfo: () => ({ breakpoints: payload.breakpoints }),
}));

const wide = { l: false, m: false };
const laptop = { l: true, m: false };
const tablet = { l: true, m: true };

beforeEach(() => {
  payload.setNavOpen.mockReset();
  payload.navOpen = true;
  payload.breakpoints = {};
});

/** Renders the page as the server sent it, then at that width, at which Payload closes the menu unless the screen is wide. */
async function drawAt(breakpoints: Record<string, boolean>) {
  const { rerender } = render(<OpenMenu />);
  payload.breakpoints = breakpoints;
  if (breakpoints.l) payload.navOpen = false;
  return async () => {
    rerender(<OpenMenu />);
    await Promise.resolve();
    return payload.setNavOpen.mock.calls.flat();
  };
}
const opensAt = async (breakpoints: Record<string, boolean>) => (await drawAt(breakpoints))();

it('stands beside the page on a laptop too', async () => {
  expect(await opensAt(laptop)).toEqual([true]);
});

it('stays closed where its reader has closed it', async () => {
  payload.navOpen = false;
  expect(await opensAt(laptop)).toEqual([]);
});

it.each([
  ['a wide screen', wide],
  ['one that it would lie over', tablet],
])('is left to Payload on %s', async (_name, breakpoints) => {
  expect(await opensAt(breakpoints)).toEqual([]);
});

it('is opened once, and may then be closed', async () => {
  const draw = await drawAt(laptop);
  expect(await draw()).toEqual([true]);
  expect(await draw()).toEqual([true]);
});
