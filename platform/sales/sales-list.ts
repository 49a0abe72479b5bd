import * as z from 'zod';
import { csvOfSales } from './back-office/csv-of-sales';
import { database } from '@/platform/kernel/database/database';
import { salesPeriod } from '@/platform/sales/sales';
import { staffRead } from '@/platform/kernel/back-office/staff-read';

/** The sales of a period, as a table for a spreadsheet. */
export const salesExport = staffRead('/sales', {
  query: z.object({ from: z.string().max(10).optional(), to: z.string().max(10).optional() }),
  answer: async ({ req, query }) => {
    const period = salesPeriod(query, new Date());
    return new Response(await csvOfSales(database(req.payload), period, req.i18n.language), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="sales-${period.from}-${period.to}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
});
