import 'server-only';
import { draftMode, headers } from 'next/headers';
import { connection } from 'next/server';
import { cache } from 'react';
import { isContentEditor, type Editor } from '@/lib/kernel/api/server';

/** The back office's cookie, and by what its guard tells a request of another site's page. */
const told = ['cookie', 'origin', 'sec-fetch-site'];

/**
 * Who is shown drafts: an editor in the framework's draft mode whose session in the back office is open at this moment, which the platform checks
 * with each read. The cookie of the draft mode alone proves nothing: its value is the same for all editors and outlives their accounts. Everybody
 * else is null and reads what is public. Nothing that is cached asks this; a page that is built has no request to read. A page asks it before all else:
 * Next makes what it sends a second time, to keep it in the browser, and ends that here; what it finds without a cache by then, it logs as a fault.
 */
export const previewEditor = cache(async (): Promise<Editor | null> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return null;
  await connection();
  const given = await headers();
  const editor = Object.fromEntries(told.map((name) => [name, given.get(name) ?? '']).filter(([, value]) => value));
  return (await isContentEditor(editor)) ? editor : null;
});
