import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { ServiceError } from '@/platform/kernel/service-error';

/** An incoming transfer, from the bank's statement. */
export type StatementLine = {
  receivedOn: string;
  /** In the main unit. */
  amount: number;
  currency: string;
  payer: string;
  text: string;
  /** Identifies the transfer, however often its statement is imported. */
  dedupeKey: string;
};

/** Names of columns in banks' statements, in the languages of the school's accounts; compared after `fold`. */
const headers = {
  date: /^(交易|帳務|入帳|记账|記帳|入账|お?取引|取扱|booking|transaction|value|posting)?(日期|日|年月日|日付|date)$/,
  amount:
    /^(交易)?(金額|金额)$|^(存入|收入|入金|转入|轉入|贷方|貸方|お預り|預り|お預け入れ)(金額|金额|額|额|发生额)?$|^(credit|deposit|paidin|amount|creditamount|depositamount|moneyin)(\((ntd|twd|nt\$)\))?$/,
  payer:
    /^(匯款人|汇款人|付款人|付款方|对方户名|對方戶名|对方名称|戶名|户名|振込人|振込依頼人|依頼人|依頼人名|振込人名|payer|payername|sender|from|name|counterparty)$/,
  text: /^(備註|备注|附言|摘要|說明|说明|用途|交易說明|交易摘要|内容|適用|お?取引内容|memo|description|details|reference|text|note|message|remarks?)$/,
  currency: /^(幣別|币种|幣種|通貨|currency)$/,
};
type Column = keyof typeof headers;

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

/**
 * The incoming transfers in a bank's CSV. Columns are found by their names, in any order and below any other lines.
 * @throws ServiceError VALIDATION_FAILED where there is no such table, or a transfer has no day
 */
export function readStatement(csv: string): StatementLine[] {
  const [columns, rows] = tableIn(csv);
  const seen = new Map<string, number>();
  return rows.flatMap((row): StatementLine[] => {
    const textIn = (column: Column) =>
      columns[column]
        .map((index) => row[index] ?? '')
        .filter(Boolean)
        .join(' ');
    const amount = amountIn(textIn('amount'));
    if (amount === null || amount <= 0) return [];
    const receivedOn = dayIn(textIn('date'));
    if (!receivedOn) throw unreadable(`no day: ${textIn('date')}`);
    const line = {
      receivedOn,
      amount,
      currency: /^(nt\$?|ntd|twd|新台幣|新臺幣|台幣|)$/.test(fold(textIn('currency')))
        ? 'NTD'
        : textIn('currency').toUpperCase(),
      payer: textIn('payer').slice(0, 200),
      text: textIn('text').slice(0, 500),
    };
    // The same sum from the same payer on the same day may occur twice.
    const same = JSON.stringify(line);
    const before = seen.get(same) ?? 0;
    seen.set(same, before + 1);
    return [{ ...line, dedupeKey: createHash('sha256').update(`${same}:${before}`).digest('base64url') }];
  });
}

const unreadable = (message: string) => new ServiceError('VALIDATION_FAILED', message);

/** The first row with a heading for the day and one for the amount, for any of the delimiters, and the rows below it. */
function tableIn(csv: string): [columns: Record<Column, number[]>, rows: string[][]] {
  for (const rows of [',', '\t', ';'].map((delimiter) => cellsOf(csv, delimiter)))
    for (const [index, row] of rows.entries()) {
      const { date, amount, ...others } = columnsOf(row.map(fold));
      // Where there are a transaction day and a booking day, the first one counts.
      if (date.length > 0 && amount.length > 0)
        return [{ ...others, date: date.slice(0, 1), amount: amount.slice(0, 1) }, rows.slice(index + 1)];
    }
  throw unreadable('no columns for the day and the amount');
}

const columnsOf = (names: string[]) =>
  Object.fromEntries(
    Object.entries(headers).map(([column, pattern]) => [
      column,
      names.flatMap((name, at) => (pattern.test(name) ? [at] : [])),
    ]),
  ) as Record<Column, number[]>;

function cellsOf(csv: string, delimiter: string): string[][] {
  try {
    return parse(csv, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      trim: true,
    });
  } catch {
    throw unreadable('not a table');
  }
}

/** 'NT$4,800.00', '＋4,800'; null if it is not an amount. */
function amountIn(text: string): number | null {
  const plain = fold(text).replace(/nt\$|ntd|twd|[$¥,+円元]/g, '');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}

/** As 2027-02-08, from 2027/2/8, 20270208, 2027年2月8日, 2/8/2027, and years of the Republic: 116/02/08, 1160208. */
function dayIn(text: string): string | null {
  const plain = text.normalize('NFKC').trim();
  const found =
    /^(\d{3,4})[-/.年](\d{1,2})[-/.月](\d{1,2})/.exec(plain) ??
    /^(\d{3,4})(\d{2})(\d{2})$/.exec(plain) ??
    /^()(\d{1,2})\/(\d{1,2})\/(\d{4})/.exec(plain);
  if (!found) return null;
  const [, first, month, day, last] = found;
  const year = Number(first || last);
  const date = new Date(Date.UTC(year < 1000 ? year + 1911 : year, Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
    ? date.toISOString().slice(0, 10)
    : null;
}
