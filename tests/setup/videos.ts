import { readFileSync } from 'node:fs';
import type { AuthoredStep } from '@/lib/lessons/authored-lesson';
import { locales } from '@/lib/kernel/locale';
import { videoLimits } from '@/lib/videos/video';
import { restResponse } from '@/platform/back-office/rest';
import { beginVideo, takeVideoPart, type VideoUpload } from '@/platform/videos/receive-video';
import { platform, unique } from './fixtures';
import { makeTopic } from './learning';

/** A video of the seed: half a minute, without sound. */
export const smallMp4 = readFileSync('platform/seed/files/adult-beginner-zh-TW.mp4');
/** The same, long enough for several parts: players skip a `free` box. */
export function largeMp4(bytes: number): Buffer {
  const free = Buffer.alloc(bytes - smallMp4.length, 7);
  free.writeUInt32BE(free.length, 0);
  free.write('free', 4);
  return Buffer.concat([smallMp4, free]);
}

const vint = (size: number) => Buffer.from([0x10 | (size >> 24), (size >> 16) & 255, (size >> 8) & 255, size & 255]);
const element = (id: string, ...content: Buffer[]): Buffer => {
  const bytes = Buffer.concat(content);
  return Buffer.concat([Buffer.from(id, 'hex'), vint(bytes.length), bytes]);
};
const float = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value);
  return bytes;
};
const number = (id: string, ...bytes: number[]) => element(id, Buffer.from(bytes));
const text = (id: string, value: string) => element(id, Buffer.from(value));

/** The head of a WebM (matroska.org, "Elements"): its type, its length if it names one, one video track. */
export const webm = (seconds: number | null, track = 1): Buffer =>
  Buffer.concat([
    element(
      '1a45dfa3',
      number('4286', 1),
      number('42f7', 1),
      number('42f2', 4),
      number('42f3', 8),
      text('4282', 'webm'),
    ),
    element(
      '18538067',
      element(
        '1549a966',
        number('2ad7b1', 0x0f, 0x42, 0x40),
        ...(seconds === null ? [] : [element('4489', float(seconds * 1000))]),
      ),
      element(
        '1654ae6b',
        element(
          'ae',
          number('d7', 1),
          number('73c5', 1),
          number('83', track),
          text('86', track === 1 ? 'V_VP9' : 'A_OPUS'),
          ...(track === 1
            ? [element('e0', number('b0', 64), number('ba', 36))]
            : [element('e1', element('b5', float(48_000)))]),
        ),
      ),
    ),
  ]);

export type UploadResponse = VideoUpload & { errors?: { message: string; data: { code: string } }[] };
type Given = { method?: string; body?: BodyInit; type?: string };

/** A request to the API of the back office, as its browser sends it. */
export async function backOffice(path: string, token: string, { method = 'POST', body, type }: Given = {}) {
  const request = new Request(`http://localhost:3000/backstage/api/${path}`, {
    method,
    headers: {
      origin: 'http://localhost:3000',
      authorization: `JWT ${token}`,
      'accept-language': 'en',
      ...(type && { 'content-type': type }),
    },
    ...(body !== undefined && { body }),
  });
  const response = await restResponse(request);
  const json: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return { status: response.status, body: json as UploadResponse, response };
}

export const announce = (token: string, video: number, size: number, of = 'film.mp4') =>
  backOffice(`films/${video}/upload`, token, { body: JSON.stringify({ size, of }), type: 'application/json' });
export const sendPart = (token: string, video: number, { key, received }: VideoUpload, bytes: Buffer) =>
  backOffice(`films/${video}/parts?key=${key}&offset=${received}`, token, {
    body: new Uint8Array(bytes.subarray(received, received + videoLimits.partBytes)),
    type: 'application/octet-stream',
  });

/** Sends a whole file, part by part. @returns the last response */
export async function sendFile(token: string, video: number, bytes: Buffer) {
  let answer = await announce(token, video, bytes.length, unique('file'));
  while (answer.status === 200 && answer.body.received < bytes.length)
    answer = await sendPart(token, video, answer.body, bytes);
  return answer;
}

export async function newVideo(captions?: string): Promise<number> {
  const payload = await platform();
  const data = { title: unique('film'), ...(captions !== undefined && { captions }) };
  return (await payload.create({ collection: 'films', locale: 'zh-TW', data })).id;
}

/** A video with its file, made without the back office. */
export async function watchableVideo(captions: string): Promise<number> {
  const id = await newVideo(captions);
  const ctx = { payload: await platform(), now: () => new Date(), staff: { id: 1, role: 'editor' as const } };
  const { key } = await beginVideo({ ctx, input: { id, size: smallMp4.length, of: 'film.mp4' } });
  await takeVideoPart({ ctx, input: { id, key, offset: 0, bytes: smallMp4 } });
  return id;
}

/** Puts a video before the steps of a topic. */
export async function showVideo(code: string, video: number, status: 'published' | 'draft' = 'published') {
  const payload = await platform();
  const { docs } = await payload.find({ collection: 'topics', where: { code: { equals: code } }, locale: 'zh-TW' });
  const title = Object.fromEntries(locales.map((locale) => [locale, '影片']));
  const step = { id: 'film', title, kind: 'film', film: video };
  const steps = [step, ...((docs[0]!.steps as unknown as AuthoredStep[]) ?? []).filter(({ id }) => id !== 'film')];
  await payload.update({
    collection: 'topics',
    id: docs[0]!.id,
    locale: 'zh-TW',
    draft: status === 'draft',
    data: { steps: steps as never, _status: status },
  });
}

export async function topicWithVideo(video: number): Promise<string> {
  const code = await makeTopic();
  await showVideo(code, video);
  return code;
}
