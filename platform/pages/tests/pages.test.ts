import { copyDataFromLocale } from '@payloadcms/ui/utilities/copyDataFromLocale';
import { createLocalReq } from 'payload';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { StaffRole } from '@/platform/kernel/back-office/access-rules';
import { listEntries } from '@/platform/pages/cms/list-entries';
import { contentEditor } from '@/platform/kernel/back-office/content-editor';
import { call, makeProduct, platform, unique } from '@/tests/setup/fixtures';
import { askBackOffice, makeAllStaff } from '@/tests/setup/staff';

/** A request by staff, like one of the back office's browser. */
let staff: Awaited<ReturnType<typeof makeAllStaff>>;
async function office(method: string, path: string, body?: unknown, role: StaffRole = 'editor') {
  const response = await askBackOffice(path, { as: staff[role], method, body });
  return {
    status: response.status,
    json: (await response.json()) as { doc?: { id: number }; errors?: { message: string }[] },
  };
}

const hero = (heading: string) => ({ blockType: 'hero', heading, tone: 'plain' });
async function newPage(data: object) {
  const slug = unique('page');
  const { json, status } = await office('POST', '/pages?locale=zh-TW', {
    slug,
    title: '頁',
    blocks: [hero('標題')],
    _status: 'published',
    ...data,
  });
  expect(status, JSON.stringify(json)).toBe(201);
  return { slug, id: json.doc!.id };
}
const seen = async (slug: string, locale = 'zh-TW') => {
  const { body } = await call<{ data: { title: string; menus: string[]; blocks: Record<string, unknown>[] }[] }>(
    `cms/pages?locale=${locale}&filters[slug][$eq]=${slug}`,
  );
  return body.data[0];
};

beforeAll(async () => {
  staff = await makeAllStaff();
});

describe('a page of blocks', () => {
  it('is read in its own language with what its blocks point to by public id', async () => {
    const product = await makeProduct();
    const payload = await platform();
    const { docs } = await payload.find({ collection: 'products', where: { code: { equals: product } } });
    const { slug } = await newPage({
      blocks: [hero('標題'), { blockType: 'offer', products: [docs[0]!.id], show: 'cards', tone: 'tinted' }],
    });
    const page = await seen(slug);
    expect(page!.blocks.map(({ __component }) => __component)).toEqual(['blocks.hero', 'blocks.offer']);
    expect(page!.blocks[0]).toMatchObject({
      heading: '標題',
      actions: [],
      problems: [],
      picture: null,
      position: null,
    });
    expect(page!.blocks[1]).toMatchObject({ productIds: [product], show: 'cards', tone: 'tinted' });
    expect(page!.menus).toEqual(['more']);
    expect(await seen(slug, 'en-US')).toBeUndefined();
  });

  it('is left out of the menus of a language, and stands in those of others', async () => {
    const { slug, id } = await newPage({ menus: ['header'], notInMenuOf: ['ja-JP'] });
    await office('PATCH', `/pages/${id}?locale=ja-JP`, { title: 'ページ', blocks: [], _status: 'published' });
    expect((await seen(slug))!.menus).toEqual(['header']);
    expect((await seen(slug, 'ja-JP'))!.menus).toEqual([]);
  });

  it.each([
    ['javascript:alert(1)', 400],
    ['//evil.example', 400],
    ['courses?coursesType=vip', 201],
    ['origin/register', 201],
    ['https://partner.example/', 201],
  ])('leads to %s: %i', async (to, expected) => {
    const { status } = await office('POST', '/pages?locale=zh-TW', {
      slug: unique('page'),
      title: '頁',
      blocks: [{ ...hero('標題'), actions: [{ label: '去', to }] }],
      _status: 'published',
    });
    expect(status).toBe(expected);
  });
});

describe("a page's text copied to another language", () => {
  /** Like the back office's 'Copy to locale', with the form state of the copied page. */
  const copyToEnglish = async (id: number) => {
    const payload = await platform();
    const req = await createLocalReq({ user: staff.editor.user }, payload);
    return copyDataFromLocale({ collectionSlug: 'pages', docID: id, fromLocale: 'zh-TW', toLocale: 'en-US', req });
  };

  it('is a draft there, and asks for nothing before it is published', async () => {
    const payload = await platform();
    const pixel = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c96' } })
      .png()
      .toBuffer();
    const picture = await payload.create({
      collection: 'media',
      locale: 'zh-TW',
      data: { alt: '棋盤' },
      file: { name: `${unique('board')}.png`, data: pixel, mimetype: 'image/png', size: pixel.length },
    });
    const { slug, id } = await newPage({
      blocks: [{ ...hero('標題'), picture: picture.id }],
    });
    await office('PATCH', `/pages/${id}?locale=zh-TW`, { isProtected: true }, 'admin');
    await copyToEnglish(id);
    expect(await seen(slug, 'en-US')).toBeUndefined();
    expect((await seen(slug))?.title).toBe('頁');

    const publish = () => office('PATCH', `/pages/${id}?locale=en-US`, { title: 'Page', _status: 'published' });
    expect((await publish()).status).toBe(400);
    await payload.update({ collection: 'media', id: picture.id, locale: 'en-US', data: { alt: 'A board' } });
    const { status, json } = await publish();
    expect(status, JSON.stringify(json)).toBe(200);
    expect(await seen(slug, 'en-US')).toMatchObject({ title: 'Page', blocks: [{ heading: '標題' }] });
  });
});

describe('a protected page', () => {
  it('keeps its address and stays public, until an administrator lifts the protection', async () => {
    const { slug, id } = await newPage({});
    const { status, json } = await office('PATCH', `/pages/${id}?locale=zh-TW`, { isProtected: true }, 'admin');
    expect(status, JSON.stringify(json)).toBe(200);
    for (const [method, data] of [
      ['DELETE', undefined],
      ['PATCH', { slug: unique('moved') }],
      ['PATCH', { _status: 'draft' }],
    ] as const) {
      const { status, json } = await office(method, `/pages/${id}?locale=zh-TW`, data);
      expect([status, json.errors?.[0]?.message], method).toEqual([409, expect.stringContaining('protected')]);
    }
    // An editor cannot lift the protection by sending the field.
    await office('PATCH', `/pages/${id}?locale=zh-TW`, { isProtected: false });
    expect((await office('DELETE', `/pages/${id}`)).status).toBe(409);
    expect((await seen(slug))?.title).toBe('頁');
    const lifted = await office('PATCH', `/pages/${id}?locale=zh-TW`, { isProtected: false }, 'admin');
    expect(lifted.status, JSON.stringify(lifted.json)).toBe(200);
    const gone = await office('DELETE', `/pages/${id}`);
    expect(gone.status, JSON.stringify(gone.json)).toBe(200);
    expect(await seen(slug)).toBeUndefined();
  });

  it('may be written anew as a draft, which nobody but staff sees', async () => {
    const { slug, id } = await newPage({});
    await office('PATCH', `/pages/${id}?locale=zh-TW`, { isProtected: true }, 'admin');
    const draft = await office('PATCH', `/pages/${id}?draft=true&locale=zh-TW`, { title: '新標題', _status: 'draft' });
    expect(draft.status).toBe(200);
    expect((await seen(slug))?.title).toBe('頁');
    const query = new URLSearchParams({ locale: 'zh-TW', 'filters[slug][$eq]': slug });
    const editor = await contentEditor(new Headers({ authorization: `JWT ${staff.editor.token}` }));
    const preview = await listEntries(await platform(), 'pages', query, editor);
    expect(preview.data[0]).toMatchObject({ title: '新標題' });
  });
});

it('a page that was never published is not in the public answer, whatever is asked', async () => {
  const { slug } = await newPage({ _status: 'draft' });
  for (const more of ['', '&status=draft', '&publicationState=preview', '&draft=true'])
    expect(
      (await call<{ data: unknown[] }>(`cms/pages?locale=zh-TW&filters[slug][$eq]=${slug}${more}`)).body.data,
    ).toEqual([]);
});
