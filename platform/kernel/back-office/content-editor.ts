import type { TypedUser } from 'payload';
import { canEditContent } from './access-rules';
import { getPlatform } from '@/platform/kernel/api/context';

/** The staff member of the session in these headers, if they may edit content; else null. */
export async function contentEditor(headers: Headers): Promise<TypedUser | null> {
  const { user } = await (await getPlatform()).auth({ headers });
  return canEditContent({ req: { user } as Parameters<typeof canEditContent>[0]['req'] }) ? user : null;
}
