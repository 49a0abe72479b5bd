import { uploadLimits } from '@/lib/kernel/upload';
import { ApiError } from './api-error';

type Arriving = { size: number; received: number; state: string };

/**
 * Sends the missing bytes of a file, part by part. Calling it again resumes an interrupted upload.
 * @param send uploads the next part and resolves to the state of the file on the server
 * @throws ApiError NETWORK when the connection is lost, and any other error of `send`
 */
export async function uploadInParts<Sent extends Arriving>(
  { size, received }: Pick<Arriving, 'size' | 'received'>,
  file: Blob,
  send: (offset: number, bytes: Blob) => Promise<Sent>,
  onPart: (file: Sent) => void,
): Promise<Sent> {
  let offset = received;
  for (;;) {
    const after = await send(offset, file.slice(offset, offset + uploadLimits.partBytes));
    onPart(after);
    if (after.state !== 'RECEIVING' || after.received >= size) return after;
    if (after.received === offset) throw new ApiError('INTERNAL', 500);
    offset = after.received;
  }
}
