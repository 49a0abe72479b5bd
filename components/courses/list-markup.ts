import 'server-only';
import { createHash } from 'node:crypto';

/** A few languages, each before and after an edit. */
const kept = 24;

/** Shared by the two halves of the server's rendering, which are bundled apart: components here, their markup there. */
function store(): Map<string, string> {
  const shared = globalThis as typeof globalThis & { senteListMarkup?: Map<string, string> };
  return (shared.senteListMarkup ??= new Map());
}

/** Keeps markup until the page that is being rendered has been written; the key names exactly this text. */
export function keepMarkup(html: string): string {
  const key = createHash('sha256').update(html).digest('base64url').slice(0, 16);
  const lists = store();
  lists.delete(key);
  lists.set(key, html);
  for (const oldest of lists.keys()) {
    if (lists.size <= kept) break;
    lists.delete(oldest);
  }
  return key;
}
