import type { SentFile, ShownFile } from '@/lib/materials/files-contract';
import type { Material, MaterialContent } from '@/lib/materials/contract';
import { materialFiles } from '@/lib/materials/material-file';
import { app } from '@/platform/app';
import { teach } from './classes';
import { unique, type Member } from './fixtures';
import { expectContract } from './expect-contract';
import { newMaterial } from './materials';
import { placedPicture, type Rejected } from './teaching';

type By = Pick<Member, 'token'>;
const { partBytes } = materialFiles;

export const announceFile = (by: By, size: number, key = unique('file')) =>
  teach<SentFile>(by, '/files', { body: { size, key } });

/** The next bytes of a file, as the browser sends them. */
export async function sendFilePart({ token }: By, id: string, offset: number, bytes: Uint8Array) {
  const path = `course/teach/files/${id}/parts?offset=${offset}`;
  const response = await app.request(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
    body: new Uint8Array(bytes),
  });
  const body = (await response.json()) as SentFile & Partial<Rejected>;
  expectContract('POST', path, response.status, body);
  return { status: response.status, body };
}

/** A whole file, part by part. */
export async function sendFile(by: By, bytes: Uint8Array) {
  const { body } = await announceFile(by, bytes.length);
  const from = (offset: number) => sendFilePart(by, body.id, offset, bytes.subarray(offset, offset + partBytes));
  let last = await from(0);
  while (last.status === 200 && last.body.state === 'RECEIVING') last = await from(last.body.received);
  return { ...last, id: body.id };
}

export const fileContent = (file: string, alt = '黑棋在角上活了'): MaterialContent => ({ kind: 'file', file, alt });

/** A material of a file; a picture where no bytes are given. */
export async function addFile(by: By, bytes?: Uint8Array, title?: string): Promise<Material & { file: ShownFile }> {
  const { id } = await sendFile(by, bytes ?? (await placedPicture()));
  const body = newMaterial(fileContent(id), title);
  return (await teach<Material & { file: ShownFile }>(by, '/materials', { body })).body;
}
