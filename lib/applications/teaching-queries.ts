import { teachingOperations as operations } from './teaching-addresses';
import type { PersonalApplication, ApplicationFile } from './contract';
import type { TeachingAnswers, TeachingDraft } from './teaching-contract';
import { call } from '@/lib/kernel/api/client';
import { changeCached, cacheOpened, cacheApplication, opened, type Opened } from './queries';

/** @param key one for each form that is opened: sending it again creates no second draft */
export const beginApplication = async (body: TeachingDraft, key: string): Promise<PersonalApplication> =>
  cacheApplication(await call(operations.begin, { body, headers: { 'idempotency-key': key } }));

/** Another email address has another key; the response is cached under both. */
export const saveApplication = async (application: Opened, body: TeachingAnswers): Promise<PersonalApplication> =>
  cacheApplication(cacheOpened(application, await call(operations.save, { ...opened(application), body })));

export const submitApplication = async (application: Opened): Promise<PersonalApplication> =>
  cacheOpened(application, await call(operations.submit, opened(application)));

export const renewApplication = async (application: Opened): Promise<PersonalApplication> =>
  cacheApplication(await call(operations.renew, opened(application)));

const ofFile = (application: Opened, id: string) => {
  const { params, headers } = opened(application);
  return { params: { ...params, id }, headers };
};

export async function addDocument(
  application: Opened,
  { name, size }: File,
  signal: AbortSignal,
): Promise<ApplicationFile> {
  const { partBytes: _, ...file } = await call(
    operations.addFile,
    { ...opened(application), body: { name, size } },
    signal,
  );
  cacheDocument(application, file);
  return file;
}

export const sendPart = (application: Opened, id: string, offset: number, bytes: Blob, signal: AbortSignal) =>
  call(operations.sendPart, { ...ofFile(application, id), query: { offset }, bytes }, signal);

export async function removeDocument(application: Opened, id: string): Promise<void> {
  await call(operations.removeFile, ofFile(application, id));
  changeCached(application, (cached) => ({ ...cached, files: cached.files.filter((file) => file.id !== id) }));
}

/** An address that opens a document for some minutes. */
export const documentLink = (application: Opened, id: string) => call(operations.fileLink, ofFile(application, id));

/** Caches the current state of a document in its application. */
export function cacheDocument(application: Opened, file: ApplicationFile): void {
  changeCached(application, (cached) => ({
    ...cached,
    files: [...cached.files.filter(({ id }) => id !== file.id), file],
  }));
}
