import { bom, csvLine } from '@/platform/kernel/csv';
import type { Cell, ReportDocument } from './report-document';

const line = (cells: readonly Cell[]) => csvLine(cells.map(String));

/** A report for a spreadsheet: its tables one below the other, an empty line between them. */
export function reportCsv({ title, period, madeAt, totals, tables }: ReportDocument): string {
  const summary = totals.map(({ label, value }) => line([label, value]));
  const parts = tables.map(({ caption, head, rows, foot }) =>
    [line([caption]), line(head), ...rows.map(line), ...(foot ? [line(foot)] : [])].join(''),
  );
  return bom + [[line([title]), line([period]), line([madeAt]), ...summary].join(''), ...parts].join('\r\n');
}
