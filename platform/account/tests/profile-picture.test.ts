import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { SessionUser } from '@/lib/account/contract';
import { env } from '@/lib/kernel/env';
import { app } from '@/platform/app';
import { sweepPictures } from '@/platform/account/picture';
import { call, makeMember, platform, query, sql, type Member } from '@/tests/setup/fixtures';

const draw = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#b4530a' } }).withExif({
    IFD0: { Copyright: 'Somebody', ImageDescription: 'at home' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '25/1 2/1 0/1' },
  });
async function send({ token }: { token: string }, bytes: Buffer) {
  const response = await app.request('/api/user/picture', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as SessionUser & { error: { code: string } } };
}
const fileOf = (url: string) =>
  path.resolve(env.DATA_DIR, 'media', decodeURIComponent(url.split('?')[0]!.split('/').at(-1)!));
const picturesOf = ({ id }: Member) => query(sql`SELECT 1 FROM users WHERE id = ${id} AND avatar_id IS NOT NULL`);

describe('a profile picture', () => {
  it('is a square WebP without metadata, and a new one takes the place of the old', async () => {
    const member = await makeMember();
    const first = await send(member, await draw().jpeg().toBuffer());
    expect(first.status).toBe(200);
    const url = first.body.profileUrl ?? '';
    expect(url).toMatch(/^\/backstage\/api\/media\/file\/.+\.webp\?t=\d+$/);
    const { format, width, height, exif } = await sharp(readFileSync(fileOf(url))).metadata();
    expect([format, width, height, exif]).toEqual(['webp', 320, 320, undefined]);
    const second = await send(member, await draw(40, 80).png().toBuffer());
    expect(second.body.profileUrl).not.toBe(url);
    expect(existsSync(fileOf(url))).toBe(false);
    expect((await call<SessionUser>('user', { token: member.token })).body.profileUrl).toBe(second.body.profileUrl);
  });

  it('is removed by its owner, and with the account', async () => {
    const member = await makeMember();
    const { body } = await send(member, await draw().webp().toBuffer());
    const removed = await call<SessionUser>('user/picture', { token: member.token, method: 'DELETE' });
    expect(removed.body.profileUrl).toBeNull();
    expect(existsSync(fileOf(body.profileUrl!))).toBe(false);
    const { body: again } = await send(member, await draw().webp().toBuffer());
    await call('user/deletion', { token: member.token, body: { password: member.password } });
    expect(await picturesOf(member)).toEqual([]);
    expect(existsSync(fileOf(again.profileUrl!))).toBe(false);
  });

  it('is judged by its content', async () => {
    const member = await makeMember();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const jpeg = await draw().jpeg().toBuffer();
    for (const bytes of [svg, Buffer.from('GIF89a'), Buffer.alloc(0), jpeg.subarray(0, 300)]) {
      const { status, body } = await send(member, bytes);
      expect([status, body.error.code]).toEqual([422, 'PICTURE_REFUSED']);
    }
    expect((await send(member, Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect((await send({ token: '' }, jpeg)).status).toBe(401);
    expect((await call('user/picture', { method: 'DELETE' })).status).toBe(401);
    expect(await picturesOf(member)).toEqual([]);
  });

  it('that belongs to nobody is swept, and no other upload', async () => {
    const payload = await platform();
    const member = await makeMember();
    const { body } = await send(member, await draw().jpeg().toBuffer());
    const data = await draw(60, 60).png().toBuffer();
    const file = (name: string) => ({ data, mimetype: 'image/png', name, size: data.length });
    const ofStaff = await payload.create({
      collection: 'media',
      data: { alt: 'x' },
      file: file('profile-of-a-board.png'),
    });
    const left = await payload.create({
      collection: 'media',
      data: { alt: 'x' },
      file: file('sente-profile-picture-left.png'),
    });
    const ids = () => query<{ id: number }>(sql`SELECT id FROM media WHERE id IN (${ofStaff.id}, ${left.id})`);
    await sweepPictures(payload, new Date(Date.now() - 60_000));
    expect(await ids()).toHaveLength(2);
    await sweepPictures(payload, new Date(Date.now() + 60_000));
    expect(await ids()).toEqual([{ id: ofStaff.id }]);
    expect(existsSync(fileOf(body.profileUrl!))).toBe(true);
  });
});
