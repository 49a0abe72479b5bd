import * as z from 'zod';
import { csvOfBatch } from './csv-of-batch';
import { staffRead } from '@/platform/kernel/back-office/staff-read';

/** The codes of a batch as a table, to be handed out. */
export const batchExport = staffRead('/:id/export', {
  query: z.object({}),
  answer: async ({ req }) => {
    const id = Number(req.routeParams?.id) || 0;
    return new Response(await csvOfBatch(req, id), {
      headers: {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="codes-${id}.csv"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    });
  },
});
