import { cmsEntries, cmsLists, cmsOperations, type CmsCollection } from '@/lib/contract/cms';
import { defaultLocale } from '@/lib/domain/locale';
import { getEntry, listEntries } from '@/platform/services/cms/list-entries';
import { siteMetadata } from '@/platform/services/cms/site-metadata';
import { login } from '@/platform/services/user/login/login';
import { newRouter, serve } from './serve';
import { contentEditor } from './staff';

export const cmsApi = newRouter();

serve(cmsApi, cmsOperations.login, async ({ ctx, body: { identifier, password } }) => {
  const { token, account } = await login({ ctx, input: { username: identifier, password } });
  return { jwt: token, user: { id: account.id, username: account.username, email: account.email ?? '' } };
});

serve(cmsApi, cmsOperations.siteMetadata, ({ ctx, query }) => siteMetadata(ctx.payload, query.locale ?? defaultLocale));

const nameIn = ({ path }: { path: string }) => path.split('/')[1] as CmsCollection;
for (const operation of cmsLists)
  serve(cmsApi, operation, async ({ c, ctx }) => {
    const editor = c.env?.isPreview ? await contentEditor(c.req.raw.headers) : null;
    return listEntries(ctx.payload, nameIn(operation), new URL(c.req.url).searchParams, editor);
  });
for (const operation of cmsEntries)
  serve(cmsApi, operation, ({ ctx, params: { documentId }, query: { locale = defaultLocale } }) =>
    getEntry(ctx.payload, nameIn(operation), documentId, locale),
  );
