import { COOKIE_NAME_PRERENDER_BYPASS } from 'next/dist/server/api-utils';
import { expect, it } from 'vitest';
import { draftCookie, dropMadeUpDraft, hasDraftCookie } from './draft-cookie';

it("is the cookie of Next's draft mode", () => {
  expect(draftCookie).toBe(COOKIE_NAME_PRERENDER_BYPASS);
  expect(hasDraftCookie({ cookie: `a=b; ${COOKIE_NAME_PRERENDER_BYPASS}=1` })).toBe(true);
});

it('is left to whoever has the real one, and taken from whoever made it up', () => {
  const left = (cookie: string) => {
    const headers = { cookie };
    dropMadeUpDraft({ headers }, 'secret');
    return headers.cookie;
  };
  expect(left(`a=b; ${draftCookie}=secret`)).toBe(`a=b; ${draftCookie}=secret`);
  expect(left(`a=b; ${draftCookie}=guess`)).toBe('a=b');
  expect(left(`${draftCookie}=guess`)).toBeUndefined();
});
