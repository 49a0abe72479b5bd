import { filmLimits } from '@/lib/films/film';

/** The line broke or somebody stopped it; or what the shop says is wrong with the file. */
type Failure = 'cut' | { message: string };

/** Tells the same file from another, so that what was cut off goes on with it alone. */
const nameOf = ({ name, size, lastModified }: File) => `${name.slice(-200)} ${size} ${lastModified}`;

/**
 * Sends a film in parts, one after the other; each answer says where the next begins.
 * @param at the film's address
 * @param onPercent is told how much has arrived
 * @returns null once it is there
 */
export async function sendFilm(
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
    return { isOk: response.ok, said: (await response.json()) as Said };
  };
  try {
    let answer = await post('upload', 'application/json', JSON.stringify({ size, of: nameOf(file) }));
    while (answer.isOk && answer.said.received < size) {
      const { key, received: offset } = answer.said;
      onPercent(Math.floor((offset / size) * 100));
      const part = file.slice(offset, offset + filmLimits.partBytes);
      answer = await post(`parts?key=${key}&offset=${offset}`, 'application/octet-stream', part);
    }
    return answer.isOk ? null : { message: answer.said.errors?.[0]?.message ?? '–' };
  } catch {
    return 'cut';
  }
}

type Said = { key: string; received: number; errors?: { message: string }[] };
