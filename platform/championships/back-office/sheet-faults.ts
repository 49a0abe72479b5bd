import { staffText, type StaffText } from '@/platform/kernel/back-office/staff-text';
import type { SheetFault } from '@/platform/championships/results-sheet';

const faults: Record<SheetFault['why'], StaffText> = {
  place: staffText('there is no place', '沒有名次', '没有名次', '順位がありません'),
  name: staffText('there is no player or team', '沒有選手或隊名', '没有选手或队名', '選手名またはチーム名がありません'),
  length: staffText('this is too long', '文字太長', '文字太长', '長すぎます'),
  twice: staffText('this place is taken twice', '名次重複', '名次重复', '順位が重複しています'),
  gap: staffText('a place before it is missing', '前面缺少名次', '前面缺少名次', '前の順位がありません'),
  empty: staffText('the sheet is empty', '表格沒有內容', '表格没有内容', '表に内容がありません'),
  quotes: staffText('a quotation mark is not closed', '引號沒有成對', '引号不成对', '引用符が閉じられていません'),
};

const isFault = (details: Record<string, unknown> | undefined): details is SheetFault =>
  typeof details?.line === 'number' && String(details.why) in faults;

/** What is wrong with a sheet, and in which line. */
export function sheetFaults(details: Record<string, unknown> | undefined): StaffText | undefined {
  if (!isFault(details)) return undefined;
  const { line, why } = details;
  const { en, ja, zh, 'zh-TW': zhTW } = faults[why];
  return staffText(
    `Line ${line}: ${en}.`,
    `第 ${line} 列：${zhTW}。`,
    `第 ${line} 行：${zh}。`,
    `${line}行目：${ja}。`,
  );
}
