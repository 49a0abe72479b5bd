import { addDataAndFileToRequest, type PayloadRequest } from 'payload';

/** What the back office's own forms send, JSON or a form with JSON in it; null when it cannot be read. */
export async function readData(req: PayloadRequest): Promise<unknown> {
  try {
    await addDataAndFileToRequest(req);
    return req.data;
  } catch {
    return null;
  }
}
