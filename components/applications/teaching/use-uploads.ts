'use client';

import { useEffect, useRef, useState } from 'react';
import { ApiError, asApiError, isPassing } from '@/lib/kernel/api/api-error';
import type { Opened } from '@/lib/applications/queries';
import { addDocument, cacheDocument, removeDocument, sendPart } from '@/lib/applications/teaching-queries';
import { uploadInParts } from '@/lib/kernel/api/upload-in-parts';
import type { ApplicationFile } from '@/lib/applications/contract';
import { documentLimits } from '@/lib/applications/teaching-contract';
import { newKey } from '@/lib/kernel/browser/new-key';

/** An upload. PAUSED: the connection was lost; FAILED: the file is rejected. */
export type Upload = {
  key: string;
  file: File;
  state: 'SENDING' | 'PAUSED' | 'FAILED';
  /** Bytes that have arrived. */
  received: number;
  /** The server's id, once it knows of the file. */
  id: string | null;
  error: ApiError | null;
};
/** The last change, for screen readers. */
export type Heard = { what: 'started' | 'done' | 'paused' | 'failed' | 'removed'; name: string };

/** The checks of a file that need no upload: name and size. */
const named = /\.(pdf|jpe?g|png|webp|hei[cf])$/i;
const isRejected = ({ name, size }: File) => !named.test(name) || size === 0 || size > documentLimits.bytes;
const isCutOff = ({ state, received, size }: ApplicationFile) => state === 'RECEIVING' && received < size;

/** Uploads documents in parts, with progress. An upload can be stopped, and resumes where it was cut off, also after a reload. */
export function useUploads(opened: Opened, files: readonly ApplicationFile[]) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const [heard, setHeard] = useState<Heard | null>(null);
  const [tooMany, setTooMany] = useState<ApiError | null>(null);
  const controllers = useRef(new Map<string, AbortController>());
  const change = (key: string, values: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const drop = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));

  async function send({ key, file, id, received }: Upload) {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    const { signal } = controller;
    change(key, { state: 'SENDING', error: null });
    let documentId = id;
    try {
      const begun = id ? { id, size: file.size, received } : await addDocument(opened, file, signal);
      documentId = begun.id;
      change(key, { id: begun.id, received: begun.received });
      const onPart = (part: ApplicationFile) => change(key, { received: part.received });
      const sendNext = (offset: number, bytes: Blob) => sendPart(opened, begun.id, offset, bytes, signal);
      const stored = await uploadInParts(begun, file, sendNext, onPart);
      cacheDocument(opened, stored);
      drop(key);
      setHeard({ what: 'done', name: file.name });
    } catch (error) {
      // The user has stopped it.
      if (signal.aborted) return;
      const rejected = asApiError(error);
      const isLost = isPassing(rejected);
      if (!isLost && documentId) await removeDocument(opened, documentId).catch(() => {});
      change(key, { state: isLost ? 'PAUSED' : 'FAILED', error: rejected });
      setHeard({ what: isLost ? 'paused' : 'failed', name: file.name });
    }
  }

  function add(chosen: readonly File[]) {
    setTooMany(null);
    const isMoving = (id: string) => uploads.some((one) => one.id === id && one.state !== 'FAILED');
    let places =
      documentLimits.files -
      files.filter(({ state, id }) => state !== 'REFUSED' && !isMoving(id)).length -
      uploads.filter(({ state }) => state !== 'FAILED').length;
    for (const file of chosen) {
      // Resumes a document that was cut off before the page was reloaded.
      const known = files.find((one) => isCutOff(one) && !isMoving(one.id) && isSame(one, file));
      const upload: Upload = {
        key: newKey(),
        file,
        received: known?.received ?? 0,
        id: known?.id ?? null,
        ...(isRejected(file)
          ? { state: 'FAILED', error: new ApiError('FILE_REFUSED', 422) }
          : { state: 'SENDING', error: null }),
      };
      if (upload.state === 'SENDING' && !known && (places -= 1) < 0) {
        setTooMany(new ApiError('TOO_MANY_FILES', 409));
        return;
      }
      setUploads((all) => [...all, upload]);
      setHeard({ what: upload.state === 'FAILED' ? 'failed' : 'started', name: file.name });
      if (upload.state === 'SENDING') void send(upload);
    }
  }

  async function cancel({ key, id, file }: Upload) {
    controllers.current.get(key)?.abort();
    drop(key);
    setHeard({ what: 'removed', name: file.name });
    // Deletes the part on the server, too; without a connection it stays in the list, where the user can remove it.
    if (id) await removeDocument(opened, id).catch(() => {});
  }

  async function remove({ id, name }: ApplicationFile) {
    await removeDocument(opened, id);
    setTooMany(null);
    setHeard({ what: 'removed', name });
  }

  // Paused uploads resume when the connection is back.
  const resume = useRef(() => {});
  useEffect(() => {
    resume.current = () => uploads.filter(({ state }) => state === 'PAUSED').forEach((one) => void send(one));
  });
  useEffect(() => {
    const online = () => resume.current();
    const stopAll = controllers.current;
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      for (const controller of stopAll.values()) controller.abort();
    };
  }, []);

  return { uploads, heard, tooMany, add, retry: send, cancel, remove };
}

const isSame = ({ name, size }: ApplicationFile, file: File) => name === file.name.trim() && size === file.size;
