import type { ApplicationFile } from '../contract/applications';
import { documentLimits } from '../contract/teaching';
import { ApiError } from './api-error';
import type { Opened } from './application-queries';
import { sendPart } from './teaching-queries';

type Sent = Pick<ApplicationFile, 'id' | 'size' | 'received'>;

/**
 * Sends the bytes of a document that are missing, part by part; whatever the server has is not sent again. What was cut off goes on by calling
 * it once more.
 * @throws ApiError NETWORK when the connection is lost, FILE_REFUSED when it is none of the documents we take
 */
export async function uploadDocument(
  application: Opened,
  { id, size, received }: Sent,
  file: Blob,
  onPart: (file: ApplicationFile) => void,
  signal: AbortSignal,
): Promise<ApplicationFile> {
  let offset = received;
  for (;;) {
    const after = await sendPart(
      application,
      id,
      offset,
      file.slice(offset, offset + documentLimits.partBytes),
      signal,
    );
    onPart(after);
    if (after.state !== 'RECEIVING' || after.received >= size) return after;
    if (after.received === offset) throw new ApiError('INTERNAL', 500);
    offset = after.received;
  }
}
