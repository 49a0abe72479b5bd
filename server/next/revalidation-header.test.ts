import { PRERENDER_REVALIDATE_HEADER } from 'next/dist/lib/constants';
import { expect, it } from 'vitest';
import { revalidationHeader } from './revalidation-header';

it('is the header by which Next is told to make a page anew', () => {
  expect(revalidationHeader).toBe(PRERENDER_REVALIDATE_HEADER);
});
