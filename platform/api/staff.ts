import { canEditContent } from '@/platform/access/rules';
import { getPlatform } from './context';

/** Whether the back office's cookie of a request is that of somebody who may edit what pages say. */
export async function isContentEditor(headers: Headers): Promise<boolean> {
  const { user } = await (await getPlatform()).auth({ headers });
  return canEditContent({ req: { user } as Parameters<typeof canEditContent>[0]['req'] });
}
