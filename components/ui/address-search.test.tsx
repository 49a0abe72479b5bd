import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { AddressSearch } from './address-search';

/** A router that has not processed the navigation yet. */
vi.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams('city=a') }));

it('tells of a way back that the router sees no change in, and of none to another page', () => {
  window.history.replaceState(null, '', '/en-US/branches?city=a');
  const heard: string[] = [];
  const { unmount } = render(<AddressSearch onChange={() => void heard.push(location.search)} />);
  window.history.pushState(null, '', '/en-US/branches');
  window.history.replaceState(null, '', '/en-US/branches?city=a&age=5');
  window.dispatchEvent(new PopStateEvent('popstate'));
  window.history.replaceState(null, '', '/en-US/courses');
  window.dispatchEvent(new PopStateEvent('popstate'));
  unmount();
  window.history.replaceState(null, '', '/en-US/branches');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(heard).toEqual(['?city=a', '?city=a&age=5']);
});
