import type { OutgoingHttpHeaders } from 'node:http';

/** Bytes of response headers that a reverse proxy accepts by default: nginx's `proxy_buffer_size` on most machines. */
const stockBuffer = 4_096;
/** Bytes of the status line and of headers added to each response: date, connection, encoding. */
const added = 160;

/** Bytes of a response's headers. */
export const headSizeOf = (headers: OutgoingHttpHeaders): number =>
  Object.entries(headers).reduce((sum, [name, value]) => sum + name.length + String(value).length + 4, added);

let isReported = false;

/** Warns once of headers for which a proxy would respond with 502 (docs/operations.md, "Reverse proxy"). */
export function warnOfLargeHead(path: string, headers: OutgoingHttpHeaders): void {
  const size = headSizeOf(headers);
  if (isReported || size <= stockBuffer) return;
  isReported = true;
  console.warn(
    `The headers of ${path} are ${size} bytes: a proxy needs proxy_buffer_size 8k (docs/operations.md, "Reverse proxy").`,
  );
}
