import { beforeEach, describe, expect, it } from 'vitest';
import { app } from '@/platform/app';
import { makeMember, platform, unique } from '@/tests/setup/fixtures';
import { askBackOffice, makeStaff } from '@/tests/setup/staff';

/** The header of a browser's request for the preview beside the form. */
const own = { 'sec-fetch-site': 'same-origin' };

/** The title of a page in a read with these headers, which requests drafts, in this process; null if there is none. */
async function read(slug: string, headers: Record<string, string>, isPreview = true): Promise<string | null> {
  const query = new URLSearchParams({ locale: 'zh-TW', 'filters[slug][$eq]': slug });
  const request = new Request(`http://platform.internal/api/cms/pages?${query}`, { headers });
  const response = await app.fetch(request, { isPreview });
  const { data } = (await response.json()) as { data: { title: string }[] };
  return data[0]?.title ?? null;
}
const withCookie = (token: string, more: Record<string, string> = own) => ({
  cookie: `a=b; payload-token=${token}`,
  ...more,
});

/** The status of a request to the back office's REST API. */
const office = async (method: string, path: string, token: string, body?: unknown): Promise<number> =>
  (await askBackOffice(path, { as: { token }, method, body })).status;

/** Makes a page that is published as 'public' and has a draft. @returns its slug */
async function makeDraft(): Promise<string> {
  const payload = await platform();
  const slug = unique('page');
  const blocks = [{ blockType: 'hero' as const, heading: '標題', tone: 'plain' as const }];
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'zh-TW',
    draft: false,
    data: { slug, title: 'public', blocks, timeZone: 'Asia/Taipei', sortOrder: 1, _status: 'published' },
  });
  await payload.update({
    collection: 'pages',
    id,
    locale: 'zh-TW',
    draft: true,
    data: { title: 'draft', _status: 'draft' },
  });
  return slug;
}

describe('a draft is read', () => {
  let slug: string;
  beforeEach(async () => {
    slug = await makeDraft();
  });

  it.each(['admin', 'editor'] as const)('by an %s who is logged in', async (role) => {
    const token = (await makeStaff(role)).token;
    expect(await read(slug, withCookie(token))).toBe('draft');
    // Without a preview, staff read what visitors read.
    expect(await read(slug, withCookie(token), false)).toBe('public');
  });

  it('by nobody else: without a login, with a made-up one, with that of support or of a customer', async () => {
    const support = (await makeStaff('support')).token;
    const customer = await makeMember();
    expect(await read(slug, {})).toBe('public');
    expect(await read(slug, { cookie: '__prerender_bypass=anything', ...own })).toBe('public');
    expect(await read(slug, withCookie('made.up.token'))).toBe('public');
    expect(await read(slug, withCookie(''))).toBe('public');
    expect(await read(slug, withCookie(support))).toBe('public');
    expect(await read(slug, withCookie(customer.token))).toBe('public');
    expect(await read(slug, { ...own, authorization: `Bearer ${customer.token}` })).toBe('public');
  });

  it("not for another site's page in the editor's browser", async () => {
    const token = (await makeStaff('editor')).token;
    expect(await read(slug, withCookie(token, { 'sec-fetch-site': 'cross-site' }))).toBe('public');
    expect(await read(slug, withCookie(token, { origin: 'https://evil.example' }))).toBe('public');
  });

  it('of a page that was never public: there is none for anybody else', async () => {
    const payload = await platform();
    const hidden = unique('page');
    await payload.create({
      collection: 'pages',
      locale: 'zh-TW',
      draft: true,
      data: { slug: hidden, title: 'hidden', blocks: [], _status: 'draft' },
    });
    const token = (await makeStaff('editor')).token;
    expect([await read(hidden, withCookie(token)), await read(hidden, {})]).toEqual(['hidden', null]);
  });

  it.each<[string, (staff: { id: number }, token: string, admin: string) => Promise<number>]>([
    ['has logged out', (_staff, token) => office('POST', '/staff/logout', token)],
    ['has logged out everywhere', (_staff, token) => office('POST', '/staff/logout?allSessions=true', token)],
    [
      'got a new password',
      ({ id }, _token, admin) => office('PATCH', `/staff/${id}`, admin, { password: 'another-one' }),
    ],
    ['is no editor any more', ({ id }, _token, admin) => office('PATCH', `/staff/${id}`, admin, { role: 'support' })],
    ['has left', ({ id }, _token, admin) => office('DELETE', `/staff/${id}`, admin)],
  ])('no longer by an editor who %s', async (_why, end) => {
    const [editor, admin] = [await makeStaff('editor'), (await makeStaff('admin')).token];
    const { token } = editor;
    expect(await read(slug, withCookie(token))).toBe('draft');
    expect(await end(editor, token, admin)).toBe(200);
    expect(await read(slug, withCookie(token))).toBe('public');
  });

  it('no longer by an editor whose session was revoked', async () => {
    const editor = await makeStaff('editor');
    const { token } = editor;
    const payload = await platform();
    await payload.db.updateOne({ collection: 'staff', id: editor.id, data: { sessions: [] } });
    expect(await read(slug, withCookie(token))).toBe('public');
  });
});
