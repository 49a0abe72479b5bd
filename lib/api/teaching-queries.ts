import type { PersonalRequest, RequestFile } from '../contract/requests';
import { teachingOperations as operations, type TeachingAnswers, type TeachingDraft } from '../contract/teaching';
import { call } from './client';
import { changeKept, keepOpened, keepRequest, opened, type Opened } from './request-queries';

/** @param key one for each form that is opened: what is sent again begins no second draft */
export const beginApplication = async (body: TeachingDraft, key: string): Promise<PersonalRequest> =>
  keepRequest(await call(operations.begin, { body, headers: { 'idempotency-key': key } }));

/** Another address has another key; its answer is kept under both. */
export const saveApplication = async (request: Opened, body: TeachingAnswers): Promise<PersonalRequest> =>
  keepRequest(keepOpened(request, await call(operations.save, { ...opened(request), body })));

export const submitApplication = async (request: Opened): Promise<PersonalRequest> =>
  keepOpened(request, await call(operations.submit, opened(request)));

export const renewApplication = async (request: Opened): Promise<PersonalRequest> =>
  keepRequest(await call(operations.renew, opened(request)));

const ofFile = (request: Opened, id: string) => {
  const { params, headers } = opened(request);
  return { params: { ...params, id }, headers };
};

export async function addDocument(request: Opened, { name, size }: File, signal: AbortSignal): Promise<RequestFile> {
  const { partBytes: _, ...file } = await call(
    operations.addFile,
    { ...opened(request), body: { name, size } },
    signal,
  );
  keepDocument(request, file);
  return file;
}

export const sendPart = (request: Opened, id: string, offset: number, bytes: Blob, signal: AbortSignal) =>
  call(operations.sendPart, { ...ofFile(request, id), query: { offset }, bytes }, signal);

export async function removeDocument(request: Opened, id: string): Promise<void> {
  await call(operations.removeFile, ofFile(request, id));
  changeKept(request, (kept) => ({ ...kept, files: kept.files.filter((file) => file.id !== id) }));
}

/** An address that opens a document for some minutes. */
export const documentLink = (request: Opened, id: string) => call(operations.fileLink, ofFile(request, id));

/** What is known of a document now stands in its request. */
export function keepDocument(request: Opened, file: RequestFile): void {
  changeKept(request, (kept) => ({ ...kept, files: [...kept.files.filter(({ id }) => id !== file.id), file] }));
}
