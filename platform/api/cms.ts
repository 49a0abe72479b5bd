import { createRoute, z } from '@hono/zod-openapi';
import {
  articleSchema,
  campaignSchema,
  championshipSchema,
  cmsCourseSchema,
  editorialPageSchema,
  faqSchema,
  reviewSchema,
  siteMetadataSchema,
} from '@/lib/api/cms';
import { locales } from '@/lib/i18n/locales';
import { getEntry, listEntries } from '@/platform/services/cms/list-entries';
import { localeOf } from '@/platform/services/cms/query';
import { siteMetadata } from '@/platform/services/cms/site-metadata';
import { login } from '@/platform/services/user/login';
import { getPlatform, publicContext } from './context';
import { limitRate } from './rate-limit';
import { answers, jsonBody, newRouter, sendCached } from './router';

const tags = ['cms'];
const meta = z.object({});
const pagination = z.object({
  pagination: z.object({
    page: z.number().int(),
    pageSize: z.number().int(),
    pageCount: z.number().int(),
    total: z.number().int(),
  }),
});
const listQuery = z
  .object({
    locale: z.enum(locales).optional(),
    sort: z.string().optional(),
    'pagination[page]': z.string().optional(),
    'pagination[pageSize]': z.string().optional(),
    populate: z.string().optional(),
  })
  .loose();

export const cmsApi = newRouter();

const localLogin = z.strictObject({
  identifier: z.string().trim().min(1).max(120),
  password: z.string().min(1).max(200),
});
const localAnswer = z.object({
  jwt: z.string(),
  user: z.object({ id: z.number().int(), username: z.string(), email: z.string() }),
});
cmsApi.openapi(
  createRoute({
    method: 'post',
    path: '/auth/local',
    tags,
    summary: 'CMS login',
    request: { body: jsonBody(localLogin) },
    responses: answers(localAnswer, 'The bearer token as jwt'),
  }),
  async (c) => {
    const ctx = await publicContext(c);
    limitRate('login', ctx.ip, 60, 60);
    const { identifier, password } = c.req.valid('json');
    const { token, account } = await login({ ctx, input: { username: identifier, password } });
    return c.json({ jwt: token, user: { id: account.id, username: account.username, email: account.email } }, 200);
  },
);

cmsApi.openAPIRegistry.registerPath(
  createRoute({
    method: 'get',
    path: '/site-metadata',
    tags,
    summary: 'The constants of the site',
    request: { query: z.object({ locale: z.enum(locales).optional() }) },
    responses: answers(z.object({ data: siteMetadataSchema, meta }), 'Single type'),
  }),
);
cmsApi.get('/site-metadata', (c) => {
  const locale = localeOf(new URL(c.req.url).searchParams);
  return sendCached(c, `cms:site-metadata:${locale}`, async () => siteMetadata(await getPlatform(), locale));
});

const shapes = {
  courses: cmsCourseSchema,
  articles: articleSchema,
  reviews: reviewSchema,
  faqs: faqSchema,
  pages: editorialPageSchema,
  championships: championshipSchema,
  campaigns: campaignSchema,
};
for (const [name, shape] of Object.entries(shapes)) {
  cmsApi.openAPIRegistry.registerPath(
    createRoute({
      method: 'get',
      path: `/${name}`,
      tags,
      summary: `${name}, as Strapi 5 lists them; filters[field][$eq|$in|$containsi]`,
      request: { query: listQuery },
      responses: answers(z.object({ data: z.array(shape), meta: pagination }), 'Entries in one language'),
    }),
  );
  cmsApi.openAPIRegistry.registerPath(
    createRoute({
      method: 'get',
      path: `/${name}/{documentId}`,
      tags,
      summary: `One of ${name}`,
      request: {
        params: z.object({ documentId: z.string() }),
        query: z.object({ locale: z.enum(locales).optional() }),
      },
      responses: answers(z.object({ data: shape, meta }), 'Entry'),
    }),
  );
}
cmsApi.get('/:type', (c) => {
  const { search, searchParams } = new URL(c.req.url);
  const type = c.req.param('type');
  return sendCached(c, `cms:${type}:${search}`, async () => listEntries(await getPlatform(), type, searchParams));
});
cmsApi.get('/:type/:documentId', (c) => {
  const { search, searchParams } = new URL(c.req.url);
  const { type, documentId } = c.req.param();
  return sendCached(c, `cms:${type}:${documentId}:${search}`, async () =>
    getEntry(await getPlatform(), type, documentId, searchParams),
  );
});
