import type { PayloadRequest } from 'payload';
import * as z from 'zod';
import { locales } from '@/lib/kernel/i18n/locales';
import { sheetFaults } from './sheet-faults';
import { staffText } from '@/platform/kernel/back-office/staff-text';
import { certificatePage } from '@/platform/championships/certificate-page';
import { playerCertificates, resultCertificates } from '@/platform/championships/certificates';
import { enterResults } from '@/platform/championships/enter-results';
import { byId, staffAction } from '@/platform/kernel/back-office/staff-action';
import { staffRead } from '@/platform/kernel/back-office/staff-read';

/** Imports the results of a group from a sheet: pasted rows or a file. */
export const resultsFromSheet = staffAction('/championships/:id/results', {
  label: staffText('Enter results from a sheet', '由表格匯入成績', '由表格导入成绩', '表から成績を取り込む'),
  fields: [
    {
      name: 'groupId',
      label: staffText('Group', '組別', '组别', '部門'),
      type: 'row',
      rows: { of: 'groups', title: 'name' },
    },
    {
      name: 'sheet',
      type: 'csv',
      label: staffText(
        'Place, player or team, school: paste the rows, or choose a CSV file. The group’s results are replaced.',
        '名次、選手或隊名、學校：貼上表格內容，或選擇 CSV 檔。此組原有的成績會被取代。',
        '名次、选手或队名、学校：粘贴表格内容，或选择 CSV 文件。此组原有的成绩会被替换。',
        '順位・選手またはチーム名・学校：表の内容を貼り付けるか、CSVファイルを選択してください。この部門の成績は置き換えられます。',
      ),
    },
  ],
  by: ['admin', 'editor'],
  input: byId.extend({ groupId: z.string().max(80), sheet: z.string().max(50_000) }),
  verb: enterResults,
  explain: ({ details }) => sheetFaults(details),
});

const query = z.object({ locale: z.enum(locales) });
const idOf = ({ routeParams }: PayloadRequest) => Number(routeParams?.id) || 0;

/** Certificates to print: of the results, which are public, and of all players, whom only support may see. */
export const certificateEndpoints = [
  staffRead('/:id/certificates', {
    by: ['admin', 'editor', 'support'],
    query,
    answer: async ({ req, query: { locale } }) =>
      certificatePage(locale, await resultCertificates(req.payload, idOf(req), locale)),
  }),
  staffRead('/:id/player-certificates', {
    query,
    answer: async ({ req, query: { locale } }) =>
      certificatePage(locale, await playerCertificates(req.payload, idOf(req), locale)),
  }),
];
