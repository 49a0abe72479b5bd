import type { I18nClient } from '@payloadcms/translations';
import type { Payload } from 'payload';
import { bankFamilies } from '@/lib/bank/families';
import { database } from '@/platform/kernel/database/database';
import { bankFigures, type BankFigure } from './read-bank-figures';
import { familyNames } from '../family-names';
import { staffText, textIn, type StaffText } from '@/platform/kernel/back-office/staff-text';

const texts = {
  title: staffText('Figures of the bank', '題庫統計', '题库统计', '問題集の集計'),
  family: staffText('Family', '題型', '题型', '種類'),
  all: staffText('In use', '使用中', '使用中', '出題中'),
  total: staffText('Total', '合計', '合计', '合計'),
  grade: staffText('By grade', '依級別', '按级别', '級別'),
  depth: staffText(
    'By moves of the longest right line',
    '依最長正解的手數',
    '按最长正解的手数',
    '最長の正解手順の手数別',
  ),
  rightMoves: staffText('By right first moves', '依正確第一手的數目', '按正确第一手的数目', '正解の初手の数別'),
};

/** How many problems there are, by family and grade, depth, and right first moves. */
export async function BankFigures({ payload, i18n }: { payload: Payload; i18n: I18nClient }) {
  const figures = await bankFigures(database(payload));
  const t = (text: StaffText) => textIn(text, i18n.language);
  return (
    <details className="bank-figures">
      <summary>{t(texts.title)}</summary>
      <Figures figures={figures} by="grade" t={t} />
      <Figures figures={figures} by="depth" t={t} />
      <Figures figures={figures} by="rightMoves" t={t} />
    </details>
  );
}

type Props = { figures: readonly BankFigure[]; by: 'grade' | 'depth' | 'rightMoves'; t: (text: StaffText) => string };

function Figures({ figures, by, t }: Props) {
  const columns = [...new Set(figures.map((row) => row[by]))].sort((a, b) => (by === 'grade' ? b - a : a - b));
  const families = bankFamilies.filter((family) => figures.some((row) => row.family === family));
  return (
    <div className="bank-figures-table" role="region" aria-label={t(texts[by])} tabIndex={0}>
      <table>
        <caption>{t(texts[by])}</caption>
        <thead>
          <tr>
            <th scope="col">{t(texts.family)}</th>
            <th scope="col">{t(texts.all)}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {by === 'grade' ? `G${column}` : column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {families.map((family) => (
            <Row
              key={family}
              name={t(familyNames[family])}
              rows={figures.filter((row) => row.family === family)}
              by={by}
              columns={columns}
            />
          ))}
        </tbody>
        <tfoot>
          <Row name={t(texts.total)} rows={figures} by={by} columns={columns} />
        </tfoot>
      </table>
    </div>
  );
}

const sum = (rows: readonly BankFigure[]) => rows.reduce((all, { count }) => all + count, 0);

type RowProps = { name: string; rows: readonly BankFigure[]; by: Props['by']; columns: readonly number[] };

function Row({ name, rows, by, columns }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{sum(rows)}</td>
      {columns.map((column) => (
        <td key={column}>{sum(rows.filter((row) => row[by] === column)) || ''}</td>
      ))}
    </tr>
  );
}
