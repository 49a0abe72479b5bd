import type { Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import * as z from 'zod';
import { dayNumber, dayText, isDay, parseBound } from '@/lib/kernel/calendar';
import { csvOfApplications } from './csv-of-applications';
import { dayListPage } from '@/platform/applications/back-office/day-list-page';
import { database } from '@/platform/kernel/database/database';
import { staffLinkToFile } from '@/platform/applications/teaching/files/open-file';
import { dayList } from '@/platform/applications/trial/day-list';
import { staffRead } from '@/platform/kernel/back-office/staff-read';

const isRealDay = (text: string) => {
  try {
    return isDay(text) && Boolean(parseBound(text, 'start'));
  } catch {
    return false;
  }
};

/** A printable list of the people who come to a branch on a day. */
export const dayListEndpoint = staffRead('/day-list', {
  query: z.object({ branch: z.coerce.number().int(), day: z.string().refine(isRealDay) }),
  answer: async ({ req, query: { branch, day } }) =>
    dayListPage(await dayList(database(req.payload), branch, day), day, req.i18n.language),
});

const conditions = z.record(z.string(), z.unknown());

/** The list as it is filtered, as a table for a spreadsheet. */
export const applicationExport = staffRead('/export', {
  query: z.object({ where: conditions.optional(), search: z.string().max(200).optional() }),
  answer: async ({ req, query: { where = {}, search = '' } }) => {
    const { config } = req.payload.collections.requests;
    const merged = mergeListSearchAndWhere({ collectionConfig: config, search, where: where as Where });
    const day = dayText(dayNumber(new Date()));
    return new Response(await csvOfApplications(req, merged), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="requests-${day}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
});

/** Redirects to a document of an application, at an address that is valid for ten minutes. */
export const documentEndpoint = staffRead('/document', {
  query: z.object({ id: z.string().max(40) }),
  answer: async ({ req, query: { id } }) => {
    const { url } = await staffLinkToFile({ payload: req.payload, now: () => new Date() }, id);
    return new Response(null, {
      status: 302,
      headers: { location: url, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
    });
  },
});
