import 'server-only';
import { draftMode, headers } from 'next/headers';
import { connection } from 'next/server';
import { cache } from 'react';
import { isContentEditor, type Editor } from '@/lib/kernel/api/server';

/** Headers that identify an editor: the back office's cookie, and those by which its guard detects requests from another site's page. */
const guardHeaders = ['cookie', 'origin', 'sec-fetch-site'];

/**
 * Who is shown drafts: an editor in Next's draft mode whose back-office session is open now; the platform checks that on
 * each read. The draft-mode cookie alone proves nothing: its value is the same for all editors and outlives their
 * accounts. All others get null and read what is public. Nothing cached calls this; a page that is built has no request
 * to read. A page calls it before all else: Next renders the page a second time for the browser's cache and ends that
 * render here; uncached data that it meets earlier is logged as an error.
 */
export const previewEditor = cache(async (): Promise<Editor | null> => {
  const { isEnabled } = await draftMode();
  if (!isEnabled) return null;
  await connection();
  const given = await headers();
  const editor = Object.fromEntries(
    guardHeaders.map((name) => [name, given.get(name) ?? '']).filter(([, value]) => value),
  );
  return (await isContentEditor(editor)) ? editor : null;
});
