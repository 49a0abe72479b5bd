import { existsSync, promises as files, readdirSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { env } from '@/lib/kernel/env';
import { app } from '@/platform/app';
import { resetReported } from '@/platform/kernel/unavailable';
import { checkFiles } from '@/platform/applications/teaching/files/tidy-files';
import { call, makeMember, platform, query, sql } from '../setup/fixtures';
import { askBackOffice, makeStaff } from '../setup/staff';
import { greyJpeg } from '../setup/pictures';
import { open } from '../setup/applications';
import { begin, newDraft, sendPart, smallPdf, announce, upload } from '../setup/teaching';

type Rejected = { error: { code: string } };
const lines = () =>
  vi.mocked(process.stderr.write).mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, string>);
beforeEach(() => {
  resetReported();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

/** Every write to these tables fails with this PostgreSQL error code during `work`. */
async function failing<Result>(tables: string[], code: string, work: () => Promise<Result>): Promise<Result> {
  const raise = `BEGIN RAISE EXCEPTION 'could not extend file "base/5/16385": No space left on device' USING ERRCODE = '${code}'; END`;
  await query(sql.raw(`CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$${raise}$$`));
  for (const table of tables)
    await query(
      sql.raw(`CREATE TRIGGER no_room BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION no_room()`),
    );
  try {
    return await work();
  } finally {
    await query(sql.raw('DROP FUNCTION no_room CASCADE'));
  }
}

/** Only the first half of each file is written during `work`, as on a disk that becomes full. */
async function withoutRoom<Result>(work: () => Promise<Result>): Promise<Result> {
  const { writeFile } = files;
  vi.spyOn(files, 'writeFile').mockImplementation(async (file, bytes) => {
    await writeFile(file, (bytes as Buffer).subarray(0, (bytes as Buffer).length / 2));
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    vi.mocked(files.writeFile).mockRestore();
    syncBuiltinESMExports();
  }
}
const below = (folder: string) => {
  const all = path.resolve(env.DATA_DIR, folder);
  return existsSync(all) ? readdirSync(all).sort() : [];
};

it('while the disk of the database is full, whoever writes is asked to come again, and the log says so once', async () => {
  const before = await query(sql`SELECT id FROM requests`);
  const responses = await failing(['requests'], '53100', () =>
    Promise.all(Array.from({ length: 6 }, () => begin(newDraft()))),
  );
  expect(responses.map(({ status, body }) => [status, body.error?.code])).toEqual(
    responses.map(() => [503, 'UNAVAILABLE']),
  );
  for (const { headers } of responses) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(lines()).toMatchObject([
    {
      level: 50,
      msg: 'the disk is full',
      method: 'POST',
      path: '/api/user/requests/teaching',
      requestId: expect.any(String),
      error: 'could not extend file "base/5/16385": No space left on device',
    },
  ]);
  expect(await query(sql`SELECT id FROM requests`)).toEqual(before);
  expect((await begin(newDraft())).status).toBe(200);
});

it('who is logged in goes on reading while nothing can be written', async () => {
  const { token } = await makeMember();
  await query(sql`UPDATE sessions SET last_seen_at = now() - interval '1 day'`);
  const { status } = await failing(['sessions'], '53100', () => call('user', { token }));
  expect(status).toBe(200);
  await query(sql`UPDATE sessions SET last_seen_at = now() - interval '1 day'`);
  const headers = { authorization: `Bearer ${token}` };
  const other = await failing(['sessions'], '23514', async () => app.request('/api/user', { headers }));
  expect(other.status).toBe(500);
});

it('staff are told so', async () => {
  const payload = await platform();
  vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
  const as = await makeStaff('admin');
  const [body, headers] = [{ region: 'JP', day: '2027-01-01' }, { 'accept-language': 'ja' }];
  const response = await failing(['holidays'], '53100', () => askBackOffice('/holidays', { as, body, headers }));
  expect(response.status, await response.clone().text()).toBe(503);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await response.json()).toEqual({
    errors: [{ message: 'ただいまサービスをご利用いただけません。しばらくしてからもう一度お試しください。' }],
  });
});

it('a part of a document that finds no room leaves nothing behind, and is sent again', async () => {
  const request = (await begin(newDraft())).body;
  const { body: file } = await announce(request, 'a.pdf', smallPdf.length);
  const before = below('private');
  const rejected = await withoutRoom(() => sendPart(request, file.id, 0, smallPdf));
  expect([rejected.status, rejected.body.error?.code]).toEqual([503, 'UNAVAILABLE']);
  expect(lines()).toMatchObject([{ msg: 'the disk is full', error: expect.stringContaining('ENOSPC') as string }]);
  expect(below('private')).toEqual(before);
  expect((await sendPart(request, file.id, 0, smallPdf)).body).toMatchObject({ state: 'STORED' });
});

it('a document whose last step finds no room is looked at again', async () => {
  const request = (await begin(newDraft())).body;
  const { writeFile } = files;
  // Its parts are stored, but not the file made of them.
  const { status, id } = await (async () => {
    vi.spyOn(files, 'writeFile').mockImplementation(async (at, bytes, options) => {
      if (String(at).includes('-part-')) return writeFile(at, bytes, options);
      throw Object.assign(new Error('EDQUOT: quota exceeded, write'), { code: 'EDQUOT' });
    });
    syncBuiltinESMExports();
    const response = await upload(request, 'a.pdf', smallPdf);
    vi.mocked(files.writeFile).mockRestore();
    syncBuiltinESMExports();
    return response;
  })();
  expect(status).toBe(503);
  expect((await open(request)).body.files[0]).toMatchObject({ id, state: 'CHECKING' });
  await checkFiles(await platform(), new Date(Date.now() + 120_000));
  expect((await open(request)).body.files[0]).toMatchObject({ id, state: 'STORED' });
});

it('a profile picture that finds no room leaves nothing behind', async () => {
  const { token } = await makeMember();
  const payload = await platform();
  vi.spyOn(payload.logger, 'error').mockReturnValue(undefined);
  const send = async () =>
    app.request('/api/user/picture', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(greyJpeg({ width: 400, height: 400 })),
    });
  const before = below('media');
  const rejected = await withoutRoom(send);
  expect([rejected.status, ((await rejected.json()) as Rejected).error.code]).toEqual([503, 'UNAVAILABLE']);
  expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(below('media')).toEqual(before);
  // The database's disk may also be full.
  expect((await failing(['media'], '53100', send)).status).toBe(503);
  expect(below('media')).toEqual(before);
  expect((await send()).status).toBe(200);
});
