import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { addDays, addHours, subDays } from 'date-fns';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import type { AccountExport } from '@/lib/privacy/contract';
import type { ShownFile } from '@/lib/materials/files-contract';
import type { Material, SharedMaterial } from '@/lib/materials/contract';
import { materialFiles } from '@/lib/materials/material-file';
import { env } from '@/lib/kernel/env';
import { app } from '@/platform/app';
import { linkToFile } from '@/platform/materials/files/file-link';
import { sweepMaterialFiles } from '@/platform/materials/files/remove-files';
import { codeOf, giveYear, logInByCard, makePupil, makeTeacher, teach } from '@/tests/setup/classes';
import { call, makeMember, platform, query, sql, unique, type Member } from '@/tests/setup/fixtures';
import { addFile, announceFile, fileContent, sendFile, sendFilePart } from '@/tests/setup/material-files';
import { changeLesson, newMaterial, readShared, sharedLesson } from '@/tests/setup/materials';
import { placedPicture, smallPdf } from '@/tests/setup/teaching';

const { partBytes, bytes: maxBytes, files: maxFiles, allBytes } = materialFiles;
const folder = path.resolve(env.DATA_DIR, 'private');
const bytesOf = async (id: string) => (await readdir(folder)).filter((name) => name.startsWith(id));
const open = (url: string) => app.request(url);
const statusOf = async (url: string) => (await open(url)).status;
const sweep = async (now = new Date()) => sweepMaterialFiles(await platform(), now);
const fileIn = ({ content }: Material) => (content.kind === 'file' ? content.file : '');
type SharedFile = Extract<SharedMaterial, { kind: 'file' }>;

/** A teacher with a class and a student of it who is logged in. */
async function makeRoom() {
  const teacher = await makeTeacher();
  const { schoolClass, student, card } = await makePupil(teacher);
  const { token } = (await logInByCard(card.handle, card.code)).body;
  const [row] = await query<{ id: number }>(sql`SELECT user_id id FROM students WHERE public_id = ${student.id}`);
  return { teacher, schoolClass, student, pupil: { token, id: row!.id } };
}
/** A file in a lesson that a pupil reads, with the link that is the pupil's. */
async function makeShared(bytes?: Uint8Array, title?: string) {
  const room = await makeRoom();
  const made = await addFile(room.teacher, bytes, title);
  const lesson = await sharedLesson(room.teacher, room.schoolClass.id, [made.id]);
  const [material] = (await readShared(room.pupil, lesson.id)).body.materials as [SharedFile];
  return { ...room, made, lesson, material, url: material.file.url };
}
const some = (size: number) => Buffer.concat([smallPdf, randomBytes(size - smallPdf.length)]);

afterEach(() => {
  env.UPLOAD_SCAN_URL = undefined;
});

describe('a picture', () => {
  it('is drawn anew, and seen by its teacher and by the students of the class, with its words', async () => {
    const picture = await placedPicture();
    expect(picture.includes('Ada')).toBe(true);
    const { teacher, made, material, url } = await makeShared(picture, '角上的死活');
    expect(made).toMatchObject({ kind: 'file', state: null, file: { mime: 'image/jpeg' }, title: '角上的死活' });
    expect(material).toMatchObject({
      kind: 'file',
      title: '角上的死活',
      alt: '黑棋在角上活了',
      file: { mime: 'image/jpeg' },
    });
    expect(await bytesOf(fileIn(made))).toEqual([fileIn(made)]);
    for (const address of [url, made.file.url]) {
      const response = await open(address);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(response.headers.get('content-disposition')).toMatch(/^inline/);
      expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
      const served = Buffer.from(await response.arrayBuffer());
      expect([served.length, served.includes('Ada')]).toEqual([made.file.size, false]);
    }
    const list = await teach<{ items: Material[] }>(teacher, '/materials?kind=file&ready=true');
    expect(list.body.items.map(({ id }) => id)).toEqual([made.id]);
    expect(codeOf(await teach(teacher, `/materials/${made.id}/sgf`))).toBe('MATERIAL_UNKNOWN');
  });

  it('needs words for who does not see it, without anything to go to, and keeps its file', async () => {
    const teacher = await makeTeacher();
    const { id } = await sendFile(teacher, await placedPicture());
    const add = (alt: string) => teach(teacher, '/materials', { body: newMaterial(fileContent(id, alt)) });
    expect(codeOf(await add(' '))).toBe('ALT_REQUIRED');
    expect(codeOf(await add('see www.evil.example'))).toBe('VALIDATION_FAILED');
    expect(codeOf(await add('x'.repeat(materialFiles.alt + 1)))).toBe('VALIDATION_FAILED');
    // A rejected request has not used the file.
    const made = (await teach<Material>(teacher, '/materials', { body: newMaterial(fileContent(id)) })).body;
    const other = await sendFile(teacher, await placedPicture());
    const change = (content: unknown, revision = made.revision) =>
      teach<Material>(teacher, `/materials/${made.id}`, { method: 'PUT', body: { title: 'Neu', content, revision } });
    expect(codeOf(await change(fileContent(id, '')))).toBe('ALT_REQUIRED');
    expect(codeOf(await change(fileContent(other.id)))).toBe('MATERIAL_UNKNOWN');
    expect((await change(fileContent(id, '白棋死了'))).body).toMatchObject({
      title: 'Neu',
      content: { alt: '白棋死了' },
      file: { mime: 'image/jpeg' },
    });
    expect(codeOf(await change(fileContent(id, '白棋活了')))).toBe('STATE_CHANGED');
  });

  it('that is a WebP becomes a JPEG', async () => {
    const teacher = await makeTeacher();
    const webp = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a60' } })
      .webp()
      .toBuffer();
    expect((await sendFile(teacher, webp)).body).toMatchObject({ state: 'STORED', mime: 'image/jpeg' });
  });
});

describe('a PDF', () => {
  it.each(['打入・手筋', '죽음과 삶', 'شكل الحياة', 'צורה חיה', 'กระดาน', 'Überlebensübung', "Lot's (half)"])(
    'is saved, never shown, under the name of its material: %s',
    async (title) => {
      const { url, material } = await makeShared(smallPdf, title);
      expect(material.file).toMatchObject({ mime: 'application/pdf', size: smallPdf.length });
      const response = await open(url);
      const disposition = response.headers.get('content-disposition')!;
      expect(disposition).toMatch(/^attachment; filename\*=UTF-8''[\w.~!%-]+$/);
      expect(decodeURIComponent(disposition.split("''")[1]!)).toBe(`${title}.pdf`);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
      expect(Buffer.from(await response.arrayBuffer()).equals(smallPdf)).toBe(true);
    },
  );

  it('needs no words', async () => {
    const teacher = await makeTeacher();
    const { id } = await sendFile(teacher, smallPdf);
    expect((await teach(teacher, '/materials', { body: newMaterial(fileContent(id, '')) })).status).toBe(200);
  });
});

describe('what is sent', () => {
  it.each([
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['a drawing that runs', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a program', Buffer.concat([Buffer.from('MZ'), randomBytes(500)])],
    ['an archive', Buffer.concat([Buffer.from('PK\x03\x04'), randomBytes(500)])],
    ['half a picture', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])],
  ])('as %s is rejected by its content, and nothing of it is kept', async (_, bytes) => {
    const teacher = await makeTeacher();
    const { body, id, status } = await sendFile(teacher, bytes);
    expect([status, codeOf({ body })]).toEqual([422, 'MATERIAL_FILE_REFUSED']);
    expect(await bytesOf(id)).toEqual([]);
    // A repeated request, after a lost response, gets the same response.
    expect(codeOf(await sendFilePart(teacher, id, bytes.length, Buffer.alloc(0)))).toBe('MATERIAL_FILE_REFUSED');
    expect(codeOf(await teach(teacher, '/materials', { body: newMaterial(fileContent(id)) }))).toBe('MATERIAL_UNKNOWN');
  });

  it('goes on where it was cut off, and is as long as it was said to be', async () => {
    const teacher = await makeTeacher();
    const bytes = some(partBytes + 500);
    const { body: file } = await announceFile(teacher, bytes.length);
    expect(file).toMatchObject({ received: 0, state: 'RECEIVING', url: null });
    const [first, rest] = [bytes.subarray(0, partBytes), bytes.subarray(partBytes)];
    const twice = await Promise.all([1, 2].map(() => sendFilePart(teacher, file.id, 0, first)));
    expect(twice.map(({ body }) => body.received)).toEqual([partBytes, partBytes]);
    expect((await sendFilePart(teacher, file.id, 0, first)).body.received).toBe(partBytes);
    expect(codeOf(await sendFilePart(teacher, file.id, partBytes, rest.subarray(1)))).toBe('BAD_REQUEST');
    expect(codeOf(await sendFilePart(teacher, file.id, partBytes, first))).toBe('BAD_REQUEST');
    // The file is incomplete, so no material can be made of it.
    const early = newMaterial(fileContent(file.id));
    expect(codeOf(await teach(teacher, '/materials', { body: early }))).toBe('MATERIAL_UNKNOWN');
    const ends = await Promise.all([1, 2].map(() => sendFilePart(teacher, file.id, partBytes, rest)));
    for (const { body } of ends) expect(body).toMatchObject({ state: 'STORED', size: bytes.length });
    expect(await bytesOf(file.id)).toEqual([file.id]);
    const served = Buffer.from(await (await open(ends[0]!.body.url!)).arrayBuffer());
    expect(served.equals(bytes)).toBe(true);
  });

  it('as 50 MB is rejected before a byte is taken', async () => {
    const teacher = await makeTeacher();
    expect(codeOf(await announceFile(teacher, 50 * 1024 * 1024))).toBe('VALIDATION_FAILED');
    expect(codeOf(await announceFile(teacher, maxBytes + 1))).toBe('VALIDATION_FAILED');
    const { body } = await announceFile(teacher, maxBytes);
    const { status } = await sendFilePart(teacher, body.id, 0, Buffer.alloc(partBytes + 1));
    expect(status).toBe(413);
    expect(await bytesOf(body.id)).toEqual([]);
  });

  it('waits for a scanner that is away, and is looked at when its end is sent again', async () => {
    const teacher = await makeTeacher();
    let answer = 503;
    const scanner = createServer((request, response) => {
      request.resume().on('end', () => response.writeHead(answer).end());
    }).listen(0, '127.0.0.1');
    await once(scanner, 'listening');
    env.UPLOAD_SCAN_URL = `http://127.0.0.1:${(scanner.address() as AddressInfo).port}`;
    const { body, id } = await sendFile(teacher, smallPdf);
    expect(body).toMatchObject({ state: 'CHECKING', url: null });
    answer = 200;
    const again = await sendFilePart(teacher, id, smallPdf.length, Buffer.alloc(0));
    expect(again.body.state).toBe('STORED');
    answer = 403;
    expect(codeOf(await sendFile(teacher, smallPdf))).toBe('MATERIAL_FILE_REFUSED');
    scanner.close();
  });
});

describe('the room for files', () => {
  /** Inserts files as if they had been sent. */
  const fill = (teacher: Member, count: number, size: number) =>
    query(sql`INSERT INTO material_files (public_id, teacher_id, request_key, size, state, changed_at)
      SELECT gen_random_uuid(), ${teacher.id}, gen_random_uuid(), ${size}, 'STORED', now() FROM generate_series(1, ${count}::int)`);

  it('is full by their number, also for two at once', async () => {
    const teacher = await makeTeacher();
    await fill(teacher, maxFiles - 1, 1);
    const both = await Promise.all([1, 2].map(() => announceFile(teacher, 1)));
    expect(both.map(codeOf).toSorted()).toEqual(['NO_ROOM_FOR_FILE', undefined]);
  });

  it('is full by their bytes, also for two at once; what is rejected takes none', async () => {
    const teacher = await makeTeacher();
    await fill(teacher, 1, allBytes - 100);
    const both = await Promise.all([1, 2].map(() => announceFile(teacher, 60)));
    expect(both.map(codeOf).toSorted()).toEqual(['NO_ROOM_FOR_FILE', undefined]);
    await query(sql`UPDATE material_files SET state = 'REFUSED' WHERE teacher_id = ${teacher.id} AND size = 60`);
    expect((await announceFile(teacher, 60)).status).toBe(200);
  });

  it('is taken once by what is announced twice', async () => {
    const teacher = await makeTeacher();
    const key = unique('file');
    const both = await Promise.all([1, 2].map(() => announceFile(teacher, 60, key)));
    expect(both[0]!.body).toEqual(both[1]!.body);
    expect(both[0]!.status).toBe(200);
  });

  it('makes one material of a file, also for two at once', async () => {
    const teacher = await makeTeacher();
    const { id } = await sendFile(teacher, smallPdf);
    const both = await Promise.all(
      [1, 2].map(() => teach(teacher, '/materials', { body: newMaterial(fileContent(id)) })),
    );
    expect(both.map(codeOf).toSorted()).toEqual(['MATERIAL_UNKNOWN', undefined]);
    expect((await teach<{ count: number }>(teacher, '/materials')).body.count).toBe(1);
  });
});

describe('a file of somebody else’s', () => {
  it('is nobody’s to send, to use or to read', async () => {
    const { teacher, made, url, pupil } = await makeShared();
    const [other, stranger] = [await makeTeacher(), await makeMember()];
    const own = await sendFile(teacher, smallPdf);
    const begun = (await announceFile(teacher, 20)).body;
    expect(codeOf(await sendFilePart(other, begun.id, 0, Buffer.alloc(20)))).toBe('MATERIAL_UNKNOWN');
    expect(codeOf(await teach(other, '/materials', { body: newMaterial(fileContent(own.id)) }))).toBe(
      'MATERIAL_UNKNOWN',
    );
    expect(codeOf(await announceFile(stranger, 20))).toBe('NOT_A_TEACHER');
    expect((await teach({ token: '' }, '/files', { body: { size: 20, key: 'x'.repeat(9) } })).status).toBe(401);
    const { secret } = await platform();
    const link = (user: number, id = fileIn(made), now = new Date()) => linkToFile(secret, id, user, now);
    expect(await statusOf(link(teacher.id))).toBe(200);
    expect(await statusOf(link(pupil.id))).toBe(200);
    // Of the class, but not in a lesson; of another class of the same teacher; of none.
    expect(await statusOf(link(pupil.id, own.id))).toBe(403);
    const { student } = await makePupil(teacher);
    const [elsewhere] = await query<{ id: number }>(
      sql`SELECT user_id id FROM students WHERE public_id = ${student.id}`,
    );
    for (const user of [other.id, stranger.id, elsewhere!.id]) expect(await statusOf(link(user))).toBe(403);
    // Altered, expired, of another account.
    const wrong = [
      url.replace(/for=\d+/, `for=${teacher.id}`),
      url.replace(/until=(\d+)/, (_, until) => `until=${Number(until) + 1}`),
      url.replace(/signature=../, 'signature=xx'),
      url.replace(fileIn(made), own.id),
      link(pupil.id, fileIn(made), addHours(new Date(), -5)),
    ];
    for (const address of wrong) expect(await statusOf(address)).toBe(403);
    expect(await statusOf(url.replace(/&signature.*/, ''))).toBe(422);
    expect(await statusOf(`/api/course/files/${fileIn(made)}`)).toBe(422);
    // Public addresses of uploads do not lead there.
    expect(await statusOf(`/api/media/file/${fileIn(made)}`)).toBe(404);
  });

  it('is closed to its link once the lesson is not shared, archived, its class is, the file is taken out, or the student has left', async () => {
    const { teacher, schoolClass, student, pupil, made, url, ...room } = await makeShared();
    let { lesson } = room;
    const put = async (given: Parameters<typeof changeLesson>[2]) => {
      lesson = (await changeLesson(teacher, lesson, given)).body;
      return statusOf(url);
    };
    expect(await statusOf(url)).toBe(200);
    expect(await put({ classes: [] })).toBe(403);
    expect(await put({ classes: [schoolClass.id] })).toBe(200);
    expect(await put({ isArchived: true })).toBe(403);
    expect(await put({ isArchived: false })).toBe(200);
    expect(await put({ materials: [] })).toBe(403);
    expect(await put({ materials: [made.id] })).toBe(200);
    const archive = (isArchived: boolean) =>
      teach(teacher, `/classes/${schoolClass.id}`, { method: 'PUT', body: { name: schoolClass.name, isArchived } });
    await archive(true);
    expect(await statusOf(url)).toBe(403);
    await archive(false);
    expect(await statusOf(url)).toBe(200);
    await query(sql`UPDATE students SET state = 'graduated' WHERE public_id = ${student.id}`);
    expect(await statusOf(url)).toBe(403);
    // The teacher's own link stays valid.
    expect(await statusOf(made.file.url)).toBe(200);
    expect((await readShared(pupil, lesson.id)).status).toBe(404);
  });

  it('stays with the students after the teaching year, when nothing is sent any more', async () => {
    const { teacher, made, url } = await makeShared();
    const begun = (await announceFile(teacher, 20)).body;
    await giveYear(teacher, subDays(new Date(), 1));
    expect([await statusOf(url), await statusOf(made.file.url)]).toEqual([200, 200]);
    expect(codeOf(await announceFile(teacher, 20))).toBe('TEACHING_LAPSED');
    expect(codeOf(await sendFilePart(teacher, begun.id, 0, Buffer.alloc(20)))).toBe('TEACHING_LAPSED');
  });
});

describe('the bytes of a file', () => {
  const remove = (by: Member, id: string) => teach(by, `/materials/${id}`, { method: 'DELETE' });

  it('go with the material, and not before it stands in no lesson', async () => {
    const { teacher, made, lesson, url } = await makeShared();
    const id = fileIn(made);
    expect(codeOf(await remove(teacher, made.id))).toBe('MATERIAL_IN_USE');
    await sweep();
    expect(await statusOf(url)).toBe(200);
    await changeLesson(teacher, lesson, { materials: [] });
    expect((await remove(teacher, made.id)).status).toBe(200);
    // Closed at once, whether or not the bytes are gone.
    expect(await statusOf(made.file.url)).toBe(403);
    expect(await bytesOf(id)).toEqual([id]);
    await sweep();
    expect(await bytesOf(id)).toEqual([]);
    expect(await query(sql`SELECT 1 FROM material_files WHERE public_id = ${id}`)).toEqual([]);
  });

  it('go after a crash between them and their row, and room is free at once', async () => {
    const teacher = await makeTeacher();
    const made = await addFile(teacher, smallPdf);
    await remove(teacher, made.id);
    // If the shop stops after the bytes are removed, the row is found again.
    const { privateFiles } = await import('@/platform/kernel/files/private-files');
    await privateFiles().remove([fileIn(made)]);
    const isTheirs = sql`SELECT count(*)::int count FROM material_files WHERE teacher_id = ${teacher.id}`;
    expect(await query(isTheirs)).toEqual([{ count: 0 }]);
    await sweep();
    expect(await query(sql`SELECT 1 FROM material_files WHERE public_id = ${fileIn(made)}`)).toEqual([]);
  });

  it('go after a day where nothing was made of them, cut off or not; those of a material stay', async () => {
    const teacher = await makeTeacher();
    const made = await addFile(teacher, smallPdf);
    const unused = await sendFile(teacher, smallPdf);
    const { body: half } = await announceFile(teacher, partBytes + 5);
    await sendFilePart(teacher, half.id, 0, some(partBytes));
    await sweep(addHours(new Date(), 23));
    expect([(await bytesOf(unused.id)).length, (await bytesOf(half.id)).length]).toEqual([1, 1]);
    await sweep(addDays(new Date(), 2));
    expect([await bytesOf(unused.id), await bytesOf(half.id)]).toEqual([[], []]);
    expect(codeOf(await sendFilePart(teacher, half.id, partBytes, Buffer.alloc(5)))).toBe('MATERIAL_UNKNOWN');
    expect(await statusOf(made.file.url)).toBe(200);
  });

  it('go with the account, whose export led to them', async () => {
    const { teacher, made, url } = await makeShared();
    const unused = await sendFile(teacher, smallPdf);
    const { token, password } = teacher;
    const { materials } = (await call<AccountExport>('user/export', { token })).body;
    expect(materials).toMatchObject([{ kind: 'file', title: made.title, content: made.content }]);
    const { url: exported, ...facts } = materials[0]!.file as ShownFile;
    expect(facts).toEqual({ mime: 'image/jpeg', size: made.file.size });
    expect(exported.startsWith(env.SITE_URL)).toBe(true);
    expect(await statusOf(exported.slice(new URL(exported).origin.length))).toBe(200);
    await query(sql`UPDATE students SET is_made = false WHERE teacher_id = ${teacher.id}`);
    expect((await call('user/deletion', { token, body: { password } })).status).toBe(200);
    expect([await statusOf(url), await statusOf(made.file.url)]).toEqual([403, 403]);
    await sweep();
    expect([await bytesOf(fileIn(made)), await bytesOf(unused.id)]).toEqual([[], []]);
  });
});
