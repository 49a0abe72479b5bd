import { cmsEntries, cmsLists, type CmsCollection } from '@/lib/pages/cms-contract';
import { siteOperations } from '@/lib/site/contract';
import { defaultLocale } from '@/lib/kernel/locale';
import { getEntry, listEntries } from '@/platform/pages/cms/list-entries';
import { siteMetadata } from '@/platform/pages/cms/site-metadata';
import { newRouter, serve } from '@/platform/kernel/api/serve';
import { contentEditor } from '@/platform/kernel/back-office/content-editor';

export const cmsApi = newRouter();

serve(cmsApi, siteOperations.siteMetadata, ({ ctx, query }) =>
  siteMetadata(ctx.payload, query.locale ?? defaultLocale),
);

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
