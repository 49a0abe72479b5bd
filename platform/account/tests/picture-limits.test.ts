import { handleEndpoints } from 'payload';
import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import { drawing, lines } from '@/lib/kernel/pictures/draw-picture';
import { inLine, type Line } from '@/lib/kernel/pictures/one-at-a-time';
import { app } from '@/platform/app';
import config from '@/platform/payload.config';
import { checkFiles } from '@/platform/applications/teaching/files/tidy-files';
import { call, makeMember, platform } from '@/tests/setup/fixtures';
import { makeStaff } from '@/tests/setup/staff';
import { greyJpeg, growthDuring, pngWithNotes } from '@/tests/setup/pictures';
import { open } from '@/tests/setup/applications';
import { begin, newDraft, upload } from '@/tests/setup/teaching';

const giant = { width: 10_900, height: 10_900 };
const progressive = greyJpeg({ ...giant, progressive: true });
/** Megabytes by which a file of at most ten megabytes may enlarge the server's own process. */
const maxGrowth = 100;

const send = async (name: string, bytes: Buffer) => upload((await begin(newDraft())).body, name, bytes);
async function stored(name: string, bytes: Buffer) {
  const request = (await begin(newDraft())).body;
  const { body, id } = await upload(request, name, bytes);
  expect(body).toMatchObject({ state: 'STORED' });
  const { body: link } = await call<{ url: string }>(`user/requests/${request.reference}/files/${id}/link`, {
    headers: { 'request-key': request.key },
  });
  return Buffer.from(await (await app.request(link.url)).arrayBuffer());
}
async function sendProfilePicture(bytes: Buffer) {
  const { token } = await makeMember();
  const response = await app.request('/api/user/picture', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  const body = (await response.json()) as { error?: { code: string } };
  return { status: response.status, headers: response.headers, body };
}
const editorToken = async () => (await makeStaff('editor')).token;
async function sendMedia(token: string | null, file: File | null, fields: object = { alt: 'x' }) {
  const form = new FormData();
  if (file) form.append('file', file);
  form.append('_payload', JSON.stringify(fields));
  const request = new Request('http://localhost:3000/backstage/api/media?locale=zh-TW', {
    method: 'POST',
    headers: token ? { authorization: `JWT ${token}` } : {},
    body: form,
  });
  const response = await handleEndpoints({ config, request });
  return { status: response.status, text: await response.text() };
}
const fileOf = (bytes: Buffer, name: string, type: string) => new File([new Uint8Array(bytes)], name, { type });
const photograph = greyJpeg({ width: 4032, height: 3024, orientation: 6 });

it('a giant that its decoder would have to hold whole is rejected as a document, before it is decoded', async () => {
  await send('first.jpg', greyJpeg({ width: 8, height: 8 }));
  const rotated = greyJpeg({ ...giant, orientation: 6 });
  for (const bytes of [progressive, rotated, greyJpeg({ width: 6000, height: 6000, progressive: true })]) {
    const { megabytes, result } = await growthDuring(() => send('certificate.jpg', bytes));
    expect([result.status, result.body.error?.code]).toEqual([422, 'FILE_REFUSED']);
    expect(megabytes).toBeLessThan(maxGrowth);
  }
});

it('six giants at once cost no more than one', async () => {
  const requests = await Promise.all(Array.from({ length: 6 }, async () => (await begin(newDraft())).body));
  const { megabytes, result } = await growthDuring(() =>
    Promise.all(requests.map((request) => upload(request, 'certificate.jpg', progressive))),
  );
  expect(result.map(({ body }) => body.error?.code)).toEqual(requests.map(() => 'FILE_REFUSED'));
  expect(megabytes).toBeLessThan(maxGrowth);
});

it('notes that unfold to gigabytes are not unfolded', async () => {
  const bytes = pngWithNotes(900);
  const { megabytes, result } = await growthDuring(() => send('certificate.png', bytes));
  expect(result.body.error?.code).toBe('FILE_REFUSED');
  expect(megabytes).toBeLessThan(maxGrowth);
});

it('a telephone’s picture is stored upright, a scan of a page at 600 dpi whole', async () => {
  const scan = greyJpeg({ width: 4961, height: 7016 });
  for (const [bytes, width, height] of [
    [scan, 4961, 7016],
    [photograph, 3024, 4032],
  ] as const) {
    const { megabytes, result } = await growthDuring(() => stored('scan.jpg', bytes));
    expect(await sharp(result).metadata()).toMatchObject({ width, height, format: 'jpeg' });
    expect(megabytes).toBeLessThan(maxGrowth);
  }
  // Turned by a quarter, what was on the left is above.
  const raw = { width: 40, height: 20, channels: 3 as const };
  const halves = Buffer.alloc(40 * 20 * 3, 255).map((_, at) => (at % (40 * 3) < 20 * 3 ? 0 : 255));
  const turned = await sharp(halves, { raw }).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { data, info } = await sharp(await stored('turned.jpg', turned))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([20, 40]);
  expect([data[20 * 4 + 9]! < 50, data[20 * 35 + 9]! > 200]).toEqual([true, true]);
});

it('a giant is no profile picture', async () => {
  await sendProfilePicture(greyJpeg({ width: 80, height: 60 }));
  const { megabytes, result } = await growthDuring(() =>
    Promise.all([progressive, pngWithNotes(600)].map(sendProfilePicture)),
  );
  expect(result.map(({ status, body }) => [status, body.error?.code])).toEqual([
    [422, 'PICTURE_REFUSED'],
    [422, 'PICTURE_REFUSED'],
  ]);
  expect(megabytes).toBeLessThan(maxGrowth);
  expect((await sendProfilePicture(photograph)).status).toBe(200);
});

it('staff are told that a picture is too large, before it is decoded', async () => {
  const token = await editorToken();
  expect((await sendMedia(token, fileOf(photograph, 'a.jpg', 'image/jpeg'))).status).toBe(201);
  const blank = sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#fff' } });
  const frames = Array.from({ length: 20 }, (_, index) => ({
    create: { width: 1000, height: 1000, channels: 3 as const, background: { r: index * 12, g: 0, b: 0 } },
  }));
  const animation = sharp(frames as never, { join: { animated: true } });
  const files = [
    fileOf(progressive, 'b.jpg', 'image/jpeg'),
    fileOf(greyJpeg({ width: 3500, height: 3500, progressive: true }), 'c.jpg', 'image/jpeg'),
    fileOf(await blank.png().toBuffer(), 'd.png', 'image/png'),
    fileOf(await animation.gif().toBuffer(), 'e.gif', 'image/gif'),
    fileOf(pngWithNotes(900), 'f.png', 'image/png'),
  ];
  for (const file of files) {
    const { megabytes, result } = await growthDuring(() => sendMedia(token, file));
    expect([file.name, result.status], result.text).toEqual([file.name, 400]);
    expect(megabytes, file.name).toBeLessThan(maxGrowth);
  }
  // An address is not a file: nothing has checked what is stored there.
  const elsewhere = { alt: 'x', filename: 'g.jpg', url: 'http://localhost:3000/icon.svg' };
  const { status, text } = await sendMedia(token, null, elsewhere);
  expect([status, text]).toEqual([400, expect.stringContaining('No files were uploaded')]);
});

describe('while others have their pictures drawn', () => {
  const { most } = drawing;
  let finish = () => {};
  const occupy = (line: Line) => {
    drawing.most = 0;
    const busy = new Promise<void>((resolve) => (finish = resolve));
    return inLine(line, drawing, () => busy);
  };
  afterEach(() => {
    finish();
    drawing.most = most;
  });

  it('a document waits to be looked at, a profile picture is to be sent again', async () => {
    const request = (await begin(newDraft())).body;
    const others = occupy(lines.drawing);
    const { body, id } = await upload(request, 'scan.jpg', photograph);
    expect(body).toMatchObject({ id, state: 'CHECKING' });
    const rejected = await sendProfilePicture(photograph);
    expect([rejected.status, rejected.body.error?.code]).toEqual([503, 'UNAVAILABLE']);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    finish();
    await others;
    await checkFiles(await platform(), new Date(Date.now() + 120_000));
    expect((await open(request)).body.files[0]).toMatchObject({ id, state: 'STORED' });
  });

  it('staff are asked to come again, and strangers have nothing looked at', async () => {
    const token = await editorToken();
    void occupy(lines.looking);
    expect((await sendMedia(token, fileOf(photograph, 'a.jpg', 'image/jpeg'))).status).toBe(503);
    expect((await sendMedia(null, fileOf(photograph, 'a.jpg', 'image/jpeg'))).status).toBe(403);
  });
});
