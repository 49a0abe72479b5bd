import { uploadLimits } from '@/lib/kernel/upload';
import { ApiError } from './api-error';

type Arriving = { size: number; received: number; state: string };

/**
 * Sends the bytes of a file that are missing, part by part; whatever the server has is not sent again. What was cut off goes on by calling it once more.
 * @param send the next part, at its place: answers what the server has of the file then
 * @throws ApiError NETWORK when the connection is lost, and whatever `send` is rejected with
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
