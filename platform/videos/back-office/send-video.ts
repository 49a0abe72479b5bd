import { videoLimits } from '@/lib/videos/video';

/** 'cut': the connection broke or the user stopped it; else the server's message about the file. */
type Failure = 'cut' | { message: string };

/** Identifies a file, so that an interrupted upload continues only with the same file. */
const nameOf = ({ name, size, lastModified }: File) => `${name.slice(-200)} ${size} ${lastModified}`;

/**
 * Uploads a video in parts, one after the other; each response has the offset of the next part.
 * @param at the address of the video in the API
 * @param onPercent is called with the percentage that has arrived
 * @returns null on success
 */
export async function sendVideo(
  at: string,
  file: File,
  onPercent: (percent: number) => void,
  signal: AbortSignal,
): Promise<Failure | null> {
  const { size } = file;
  const post = async (path: string, type: string, body: BodyInit) => {
    const response = await fetch(`${at}/${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': type },
      body,
      signal,
    });
    return { isOk: response.ok, body: (await response.json()) as UploadResponse };
  };
  try {
    let answer = await post('upload', 'application/json', JSON.stringify({ size, of: nameOf(file) }));
    while (answer.isOk && answer.body.received < size) {
      const { key, received: offset } = answer.body;
      onPercent(Math.floor((offset / size) * 100));
      const part = file.slice(offset, offset + videoLimits.partBytes);
      answer = await post(`parts?key=${key}&offset=${offset}`, 'application/octet-stream', part);
    }
    return answer.isOk ? null : { message: answer.body.errors?.[0]?.message ?? '–' };
  } catch {
    return 'cut';
  }
}

type UploadResponse = { key: string; received: number; errors?: { message: string }[] };
