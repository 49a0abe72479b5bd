import type { OutgoingHttpHeaders } from 'node:http';

/** What a reverse proxy holds of a response's head unless it is told otherwise: nginx's `proxy_buffer_size` on most machines. Bytes. */
const stockBuffer = 4_096;
/** The status line, and what is added to each response: date, connection, encoding. */
const added = 160;

/** Bytes of a response's head. */
export const headSizeOf = (headers: OutgoingHttpHeaders): number =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length + 4, added);

let isSaid = false;

/** Says once, early, what a proxy would answer with 502 (docs/operations.md, "Reverse proxy"). */
export function warnOfLargeHead(path: string, headers: OutgoingHttpHeaders): void {
  const size = headSizeOf(headers);
  if (isSaid || size <= stockBuffer) return;
  isSaid = true;
  console.warn(
    `The headers of ${path} are ${size} bytes: a proxy needs proxy_buffer_size 8k (docs/operations.md, "Reverse proxy").`,
  );
}
