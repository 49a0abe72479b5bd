import { createRoute, z } from '@hono/zod-openapi';
import { citySchema, storeSchema } from '@/lib/api/backstage';
import { parseBound } from '@/lib/domain/period';
import { isLocale, locales } from '@/lib/i18n/locales';
import { listCities, listStores, type TimeRange } from '@/platform/services/backstage/list-stores';
import { ServiceError } from '@/platform/services/service-error';
import { getPlatform } from './context';
import { answers, newRouter, sendCached } from './router';

const tags = ['backstage'];
const timeQuery = {
  experienceCoursesStartTime: z
    .string()
    .optional()
    .openapi({ description: 'ISO instant, or a date for the start of that day in Asia/Taipei' }),
  experienceCoursesEndTime: z
    .string()
    .optional()
    .openapi({ description: 'ISO instant, or a date for the end of that day in Asia/Taipei' }),
  locale: z.enum(locales).optional(),
};

function bound(text: string | undefined, edge: 'start' | 'end'): Date | null {
  if (!text || text === 'null') return null;
  try {
    return parseBound(text.slice(0, 40), edge);
  } catch {
    throw new ServiceError(
      'VALIDATION_FAILED',
      `not a time: experienceCourses${edge === 'start' ? 'Start' : 'End'}Time`,
    );
  }
}

function rangeOf(query: Record<string, string>): TimeRange {
  return { from: bound(query.experienceCoursesStartTime, 'start'), to: bound(query.experienceCoursesEndTime, 'end') };
}

const keyOf = ({ from, to }: TimeRange) => `${from?.getTime() ?? ''}-${to?.getTime() ?? ''}`;
const localeIn = (query: Record<string, string>) => (isLocale(query.locale) ? query.locale : undefined);

export const backstageApi = newRouter();

backstageApi.openAPIRegistry.registerPath(
  createRoute({
    method: 'get',
    path: '/brickAndMortarStore/region/{regionId}/city',
    tags,
    summary: 'Cities with branches',
    request: {
      params: z.object({ regionId: z.string() }),
      query: z.object({
        regionId: z.string().optional(),
        filterExperienceCourses: z.string().optional(),
        ...timeQuery,
      }),
    },
    responses: answers(z.array(citySchema), 'Cities'),
  }),
);
backstageApi.get('/brickAndMortarStore/region/:regionId/city', (c) => {
  const query = c.req.query();
  const range = rangeOf(query);
  const input = {
    regionId: c.req.param('regionId').slice(0, 10),
    onlyWithCourses: query.filterExperienceCourses === 'true' || query.filterExperienceCourses === '1',
    range,
    locale: localeIn(query),
  };
  return sendCached(
    c,
    `cities:${input.regionId}:${input.onlyWithCourses}:${input.locale ?? ''}:${keyOf(range)}`,
    async () => listCities(await getPlatform(), input),
  );
});

backstageApi.openAPIRegistry.registerPath(
  createRoute({
    method: 'get',
    path: '/brickAndMortarStore/store',
    tags,
    summary: 'Branches, of one city or all, with their experience courses',
    request: { query: z.object({ cityId: z.string().optional(), ...timeQuery }) },
    responses: answers(z.array(storeSchema), 'Branches'),
  }),
);
backstageApi.get('/brickAndMortarStore/store', (c) => {
  const query = c.req.query();
  const range = rangeOf(query);
  const input = { cityId: query.cityId ? query.cityId.slice(0, 80) : undefined, range, locale: localeIn(query) };
  return sendCached(c, `stores:${input.cityId ?? ''}:${input.locale ?? ''}:${keyOf(range)}`, async () =>
    listStores(await getPlatform(), input),
  );
});
