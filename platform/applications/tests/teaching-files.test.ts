import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { eq } from '@payloadcms/db-postgres/drizzle';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { documentLimits } from '@/lib/applications/teaching-contract';
import { env } from '@/lib/kernel/env';
import { withoutPlace } from '@/lib/kernel/pictures/without-place.mjs';
import type { StaffRole } from '@/platform/kernel/back-office/access-rules';
import { app } from '@/platform/app';
import { request_files as applicationFiles } from '@/platform/payload-generated-schema';
import { database } from '@/platform/kernel/database/database';
import { addressOfFile } from '@/platform/applications/teaching/files/open-file';
import { checkFiles, sweepFiles } from '@/platform/applications/teaching/files/tidy-files';
import { call, makeMember, platform } from '@/tests/setup/fixtures';
import { askBackOffice, makeStaff } from '@/tests/setup/staff';
import { open } from '@/tests/setup/applications';
import {
  announce,
  begin,
  fullAnswers,
  newDraft,
  placedPicture,
  save,
  sendPart,
  smallPdf,
  submit,
  submitted,
  upload,
} from '@/tests/setup/teaching';

const folder = path.resolve(env.DATA_DIR, 'private');
const bytesOf = async (id: string) => (await readdir(folder)).filter((name) => name.startsWith(id));
const rowOf = async (id: string) =>
  (
    await database(await platform())
      .select()
      .from(applicationFiles)
      .where(eq(applicationFiles.publicId, id))
  )[0];
const draft = async () => (await begin(newDraft())).body;
const linkTo = (request: { reference: string; key: string }, id: string) =>
  call<{ url: string; expiresAt: string }>(`user/requests/${request.reference}/files/${id}/link`, {
    headers: { 'request-key': request.key },
  });
/** The start of a document, then noise: of any size, and invalid. */
const large = (size: number) => Buffer.concat([smallPdf, randomBytes(size - smallPdf.length)]);
async function halfPicture(): Promise<Buffer> {
  const noise = { width: 64, height: 64, channels: 3 as const };
  const whole = await sharp(randomBytes(64 * 64 * 3), { raw: noise })
    .jpeg()
    .toBuffer();
  return whole.subarray(0, whole.length / 2);
}

afterEach(() => {
  env.UPLOAD_SCAN_URL = undefined;
});

it('a picture is stored without where it was taken, in a folder of the shop’s own, and opened by a link', async () => {
  const request = await draft();
  const picture = await placedPicture();
  expect(picture.includes('Ada')).toBe(true);
  const { body, id } = await upload(request, '../../證書 <b>.jpg', picture);
  expect(body).toMatchObject({ id, name: '../../證書 <b>.jpg', mime: 'image/jpeg', state: 'STORED' });
  expect(body.received).toBe(body.size);
  expect(await bytesOf(id)).toEqual([id]);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect((await open(request)).body.files).toEqual([body]);

  const { body: link } = await linkTo(request, id);
  expect(Date.parse(link.expiresAt) - Date.now()).toBeLessThanOrEqual(600_000);
  const response = await app.request(link.url);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-disposition': "inline; filename*=UTF-8''..%2F..%2F%E8%AD%89%E6%9B%B8%20%3Cb%3E.jpg",
  });
  expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  const served = Buffer.from(await response.arrayBuffer());
  expect(served.includes('Ada')).toBe(false);
  const { width, exif } = await sharp(served).metadata();
  expect([width, exif]).toEqual([40, undefined]);
});

it('an address that was changed, is over, or names another file opens nothing', async () => {
  const request = await draft();
  const [{ id }, { id: other }] = [await upload(request, 'a.pdf', smallPdf), await upload(request, 'b.pdf', smallPdf)];
  const { secret } = await platform();
  const right = addressOfFile(secret, id, new Date()).url;
  const status = async (url: string) => (await app.request(url)).status;
  expect(await status(right)).toBe(200);
  expect(await status(addressOfFile(secret, id, new Date(Date.now() - 600_001)).url)).toBe(404);
  expect(await status(right.replace(id, other))).toBe(404);
  expect(await status(right.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 1}`))).toBe(404);
  expect(await status(right.replace(/signature=../, 'signature=xx'))).toBe(404);
  expect(await status(right.replace(/&signature.*/, ''))).toBe(422);
  expect(await status(addressOfFile(secret, randomUUID(), new Date()).url)).toBe(404);
});

describe('parts', () => {
  it('go on where they were cut off; a part at another place is told the right one', async () => {
    const request = await draft();
    const bytes = large(documentLimits.partBytes * 2 + 500);
    const { body: file } = await announce(request, 'cut.pdf', bytes.length);
    const part = (index: number) =>
      bytes.subarray(index * documentLimits.partBytes, (index + 1) * documentLimits.partBytes);
    expect((await sendPart(request, file.id, 0, part(0))).body.received).toBe(documentLimits.partBytes);
    // The connection breaks in the middle of the second part.
    const broken = new ReadableStream({
      pull(stream) {
        stream.enqueue(new Uint8Array(part(1).subarray(0, 1000)));
        stream.error(new Error('cut'));
      },
    });
    const cut = await app.request(
      `/api/user/requests/${request.reference}/files/${file.id}/parts?offset=${documentLimits.partBytes}`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/octet-stream',
          'content-length': String(documentLimits.partBytes),
          'request-key': request.key,
        },
        body: broken,
        duplex: 'half',
      } as RequestInit,
    );
    expect(cut.status).toBe(400);
    expect((await open(request)).body.files[0]).toMatchObject({
      received: documentLimits.partBytes,
      state: 'RECEIVING',
    });
    // A repetition from the start, and an offset too far.
    for (const offset of [0, documentLimits.partBytes * 2])
      expect((await sendPart(request, file.id, offset, part(0))).body.received).toBe(documentLimits.partBytes);
    expect((await sendPart(request, file.id, documentLimits.partBytes, part(1).subarray(1))).body.error?.code).toBe(
      'BAD_REQUEST',
    );
    await sendPart(request, file.id, documentLimits.partBytes, part(1));
    const last = await sendPart(request, file.id, documentLimits.partBytes * 2, part(2));
    expect(last.body).toMatchObject({ state: 'STORED', mime: 'application/pdf', size: bytes.length });
    const { body: link } = await linkTo(request, file.id);
    expect(Buffer.from(await (await app.request(link.url)).arrayBuffer()).equals(bytes)).toBe(true);
    // The response to the last part was lost.
    expect((await sendPart(request, file.id, documentLimits.partBytes * 2, part(2))).body.state).toBe('STORED');
    expect(await bytesOf(file.id)).toEqual([file.id]);
  });

  it('in parallel are one', async () => {
    const request = await draft();
    const bytes = large(documentLimits.partBytes + 1000);
    const { body: file } = await announce(request, 'twice.pdf', bytes.length);
    const first = bytes.subarray(0, documentLimits.partBytes);
    const both = await Promise.all([0, 0, 0].map((offset) => sendPart(request, file.id, offset, first)));
    expect(both.map(({ body }) => body.received)).toEqual([1, 1, 1].map(() => documentLimits.partBytes));
    const rest = bytes.subarray(documentLimits.partBytes);
    const ends = await Promise.all([1, 1, 1].map(() => sendPart(request, file.id, documentLimits.partBytes, rest)));
    for (const { status, body } of ends)
      expect([status, ['STORED', 'CHECKING'].includes(body.state)]).toEqual([200, true]);
    expect(await rowOf(file.id)).toMatchObject({ state: 'STORED', size: bytes.length });
    const { body: link } = await linkTo(request, file.id);
    expect(Buffer.from(await (await app.request(link.url)).arrayBuffer()).equals(bytes)).toBe(true);
    expect(await bytesOf(file.id)).toEqual([file.id]);
  });

  it('may be a megabyte where no other body may be more than 64 KB, and no more', async () => {
    const request = await draft();
    const { body: file } = await announce(request, 'large.pdf', documentLimits.bytes);
    const more = new Uint8Array(documentLimits.partBytes + 1);
    expect((await sendPart(request, file.id, 0, more)).body.error?.code).toBe('PAYLOAD_TOO_LARGE');
    expect((await save(request, { experience: 'x'.repeat(70_000) })).body.error?.code).toBe('PAYLOAD_TOO_LARGE');
    expect((await announce(request, 'x.pdf', documentLimits.bytes + 1)).body.error?.code).toBe('VALIDATION_FAILED');
    expect((await announce(request, 'x.pdf', 0)).body.error?.code).toBe('VALIDATION_FAILED');
    expect(
      (
        await app.request(`/api/user/requests/${request.reference}/files/${file.id}/parts?offset=0`, {
          method: 'POST',
          headers: { 'content-type': 'text/html', 'request-key': request.key },
          body: 'x',
        })
      ).status,
    ).toBe(415);
  });
});

describe('what is no document is rejected by its content, and its bytes are gone', () => {
  it.each([
    ['a page', 'certificate.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing with scripts', 'certificate.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"></svg>')],
    ['a program', 'certificate.jpg', Buffer.concat([Buffer.from('MZ'), randomBytes(400)])],
    ['a GIF', 'certificate.jpg', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
    ['half a picture', 'certificate.jpg', null],
  ])('%s', async (_, name, given) => {
    const request = await draft();
    const bytes = given ?? (await halfPicture());
    const { status, body, id } = await upload(request, name, bytes);
    expect([status, body.error?.code]).toEqual([422, 'FILE_REFUSED']);
    expect((await open(request)).body.files).toMatchObject([{ state: 'REFUSED' }]);
    expect(await bytesOf(id)).toEqual([]);
    expect((await linkTo(request, id)).status).toBe(404);
    expect((await submit((await save(request, fullAnswers)).body)).body.error?.code).toBe('DOCUMENTS_REQUIRED');
  });

  it('a HEIC that cannot be decoded keeps its picture and loses its metadata', async () => {
    const avif = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#a60' } })
      .withExif({ IFD0: { Copyright: 'Ada' } })
      .avif()
      .toBuffer();
    const heic = Buffer.from(
      avif.toString('latin1').replaceAll('avif', 'heic').replaceAll('av01', 'hvc1').replaceAll('av1C', 'hvcC'),
      'latin1',
    );
    const request = await draft();
    const { body, id } = await upload(request, 'IMG_0001.HEIC', heic);
    expect(body).toMatchObject({ state: 'STORED', mime: 'image/heic', size: heic.length });
    const response = await app.request((await linkTo(request, id)).body.url);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
    const served = Buffer.from(await response.arrayBuffer());
    expect(heic.includes('Ada')).toBe(true);
    expect(served.includes('Ada')).toBe(false);
    // Data outside the boxes of the file could be anything.
    expect(() => withoutPlace(Buffer.concat([heic, Buffer.from('Ada')]))).toThrow();
    expect(() => withoutPlace(heic.subarray(0, 200))).toThrow();
    const motionPhoto = Buffer.concat([heic, Buffer.from([0, 0, 0, 11]), Buffer.from('mpvdAda')]);
    expect(withoutPlace(motionPhoto).includes('Ada')).toBe(false);
  });
});

it('five at most, rejected ones not counted; one that is removed is gone', async () => {
  const request = await draft();
  await upload(request, 'no.pdf', Buffer.from('no document'));
  const ids = [];
  for (let index = 0; index < 5; index += 1) ids.push((await upload(request, `${index}.pdf`, smallPdf)).id);
  const results = await Promise.all([1, 2].map(() => announce(request, 'six.pdf', 10)));
  expect(results.map(({ body }) => body.error?.code)).toEqual(['TOO_MANY_FILES', 'TOO_MANY_FILES']);
  const remove = (id: string, key = request.key) =>
    call(`user/requests/${request.reference}/files/${id}`, { method: 'DELETE', headers: { 'request-key': key } });
  expect((await remove(ids[0]!, 'wrong')).status).toBe(404);
  expect((await remove(randomUUID())).status).toBe(404);
  expect((await remove(ids[0]!)).status).toBe(200);
  expect(await bytesOf(ids[0]!)).toEqual([]);
  expect((await announce(request, 'six.pdf', 10)).status).toBe(200);
});

it('another person’s file is nobody else’s, by whatever name', async () => {
  const [mine, theirs] = [await draft(), await draft()];
  const { id } = await upload(theirs, 'theirs.pdf', smallPdf);
  const { body: waiting } = await announce(theirs, 'more.pdf', 100);
  const as = { reference: mine.reference, key: mine.key };
  expect((await linkTo(as, id)).status).toBe(404);
  expect((await sendPart(as, waiting.id, 0, new Uint8Array(100))).status).toBe(404);
  expect((await linkTo({ ...theirs, key: mine.key }, id)).status).toBe(404);
  expect((await sendPart({ ...theirs, key: mine.key }, waiting.id, 0, new Uint8Array(100))).status).toBe(404);
  const stranger = await makeMember();
  const path = `user/requests/${theirs.reference}/files`;
  expect((await call(path, { body: { name: 'x', size: 1 }, token: stranger.token })).status).toBe(404);
  expect((await call(`${path}/${id}/link`, { token: stranger.token })).status).toBe(404);
  expect((await call(`${path}/${id}`, { method: 'DELETE', token: stranger.token })).status).toBe(404);
});

it('once it is sent in, its documents stand', async () => {
  const request = await submitted();
  expect(request.state).toBe('SUBMITTED');
  expect((await announce(request, 'late.pdf', 10)).body.error?.code).toBe('STATE_CHANGED');
  const [file] = request.files;
  const removed = await call<{ error: { code: string } }>(`user/requests/${request.reference}/files/${file!.id}`, {
    method: 'DELETE',
    headers: { 'request-key': request.key },
  });
  expect(removed.body.error.code).toBe('STATE_CHANGED');
});

describe('the scanner', () => {
  /** A scanner with configurable responses. */
  async function scanner() {
    const asked: number[] = [];
    const own = { status: 204, asked };
    const server = createServer((req, res) => {
      let size = 0;
      req.on('data', (chunk: Buffer) => (size += chunk.length));
      req.on('end', () => {
        asked.push(size);
        res.writeHead(own.status).end();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    env.UPLOAD_SCAN_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return Object.assign(own, { close: () => server.close() });
  }

  it('is given the bytes; what it rejects is rejected', async () => {
    const own = await scanner();
    const request = await draft();
    expect((await upload(request, 'clean.pdf', smallPdf)).body.state).toBe('STORED');
    own.status = 406;
    expect((await upload(request, 'virus.pdf', smallPdf)).body.error?.code).toBe('FILE_REFUSED');
    expect(own.asked).toEqual([smallPdf.length, smallPdf.length]);
    own.close();
  });

  it('that does not answer leaves the file to be checked, which is done again until it does', async () => {
    const own = await scanner();
    own.status = 503;
    const request = (await save(await draft(), fullAnswers)).body;
    const { body, id } = await upload(request, 'slow.pdf', smallPdf);
    expect(body).toMatchObject({ state: 'CHECKING', received: smallPdf.length });
    expect((await submit(request)).body.error?.code).toBe('DOCUMENTS_REQUIRED');
    const payload = await platform();
    const later = new Date(Date.now() + 120_000);
    await checkFiles(payload, later);
    expect((await open(request)).body.files[0]?.state).toBe('CHECKING');
    own.status = 200;
    await checkFiles(payload, new Date(later.getTime() + 120_000));
    expect((await open(request)).body.files[0]?.state).toBe('STORED');
    expect(await bytesOf(id)).toEqual([id]);
    expect((await submit(request)).body.state).toBe('SUBMITTED');
    own.close();
  });
});

it('what was never finished is swept after a day', async () => {
  const request = await draft();
  const { body: file } = await announce(request, 'half.pdf', documentLimits.partBytes + 5);
  await sendPart(request, file.id, 0, large(documentLimits.partBytes));
  const { id: whole } = await upload(request, 'whole.pdf', smallPdf);
  const payload = await platform();
  await sweepFiles(payload, new Date());
  expect(await bytesOf(file.id)).toHaveLength(1);
  await sweepFiles(payload, new Date(Date.now() + 25 * 3_600_000));
  expect(await bytesOf(file.id)).toEqual([]);
  expect(await rowOf(file.id)).toBeUndefined();
  expect(existsSync(path.join(folder, whole))).toBe(true);
});

it('staff who read applications are led to a document by a fresh address; nobody else is', async () => {
  const request = await submitted();
  const [{ id } = { id: '' }] = request.files;
  const ask = async (role: StaffRole | null, file = id) =>
    askBackOffice(`/requests/document?id=${file}`, { as: role && (await makeStaff(role)) });
  for (const role of ['admin', 'support'] as const) {
    const response = await ask(role);
    expect(response.status).toBe(302);
    expect((await app.request(response.headers.get('location')!)).headers.get('content-type')).toBe('application/pdf');
  }
  expect((await ask('editor')).status).toBe(403);
  expect((await ask(null)).status).toBe(401);
  expect((await ask('support', randomUUID())).status).toBe(404);
  const member = await makeMember();
  const headers = { authorization: `Bearer ${member.token}` };
  const asMember = await askBackOffice(`/requests/document?id=${id}`, { as: null, headers });
  expect(asMember.status).toBe(401);
});
