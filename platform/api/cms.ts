import { cmsEntries, cmsLists, cmsOperations } from '@/lib/contract/cms';
import { defaultLocale } from '@/lib/domain/locale';
import { getEntry, listEntries } from '@/platform/services/cms/list-entries';
import { siteMetadata } from '@/platform/services/cms/site-metadata';
import { login } from '@/platform/services/user/login';
import { newRouter, sendPublic, serve, serveRead } from './serve';

export const cmsApi = newRouter();

serve(cmsApi, cmsOperations.login, async ({ ctx, body: { identifier, password } }) => {
  const { token, account } = await login({ ctx, input: { username: identifier, password } });
  return { jwt: token, user: { id: account.id, username: account.username, email: account.email } };
});

serveRead(cmsApi, cmsOperations.siteMetadata, ({ ctx, query }) =>
  siteMetadata(ctx.payload, query.locale ?? defaultLocale),
);

const nameIn = ({ path }: { path: string }) => path.split('/')[1] ?? '';
for (const operation of cmsLists) {
  const name = nameIn(operation);
  serve(cmsApi, operation, async ({ c, ctx }) =>
    sendPublic(c, await listEntries(ctx.payload, name, new URL(c.req.url).searchParams)),
  );
}
for (const operation of cmsEntries) {
  const name = nameIn(operation);
  serve(cmsApi, operation, async ({ c, ctx, params: { documentId }, query: { locale = defaultLocale } }) =>
    sendPublic(c, await getEntry(ctx.payload, name, documentId, locale)),
  );
}
