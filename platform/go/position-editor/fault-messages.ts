import type { ProblemFault } from '@/lib/go/problem';
import { parsePoint } from '@/lib/go/position';
import { conventionOf, pointName } from '@/lib/go/point-name';
import { isLocale, languageNames } from '@/lib/kernel/i18n/locales';
import { localeOfLanguage, staffText, textIn, type StaffText } from '@/platform/kernel/back-office/staff-text';

const sentences: Record<ProblemFault['code'], StaffText> = {
  size: staffText(
    'A board has 5 to 19 lines, not {at}.',
    '棋盤是 5 到 19 路，不能是 {at}。',
    '棋盘是 5 到 19 路，不能是 {at}。',
    '碁盤は5路から19路までです（現在：{at}）。',
  ),
  notOnBoard: staffText(
    '{at} is not a point of this board.',
    '這個棋盤上沒有 {at} 這一點。',
    '这个棋盘上没有 {at} 这一点。',
    '{at}はこの碁盤にない点です。',
  ),
  overlap: staffText(
    'Two stones stand on {at}.',
    '{at} 放了兩顆棋子。',
    '{at} 放了两颗棋子。',
    '{at}に石が二つ置かれています。',
  ),
  noLiberties: staffText(
    'The stones at {at} have no liberties, so they cannot stand there.',
    '{at} 的棋子沒有氣，不能留在盤上。',
    '{at} 的棋子没有气，不能留在盘上。',
    '{at}の石には呼吸点がなく、盤上に置けません。',
  ),
  crop: staffText(
    'The part shown is not given by two corners: {at}.',
    '顯示範圍要由兩個角決定，現在是 {at}。',
    '显示范围要由两个角决定，现在是 {at}。',
    '表示範囲は二つの角で決めます（現在：{at}）。',
  ),
  lastIsEmpty: staffText(
    'The last move is marked on {at}, where no stone stands.',
    '最後一手標在 {at}，但那裡沒有棋子。',
    '最后一手标在 {at}，但那里没有棋子。',
    '最終手の印が{at}にありますが、そこに石がありません。',
  ),
  ghostIsTaken: staffText(
    'The suggested stone lies on {at}, where a stone already stands.',
    '提示的棋子在 {at}，但那裡已經有棋子。',
    '提示的棋子在 {at}，但那里已经有棋子。',
    '候補の石が{at}にありますが、そこにはもう石があります。',
  ),
  noMoves: staffText(
    'No answer yet: play at least one correct move.',
    '還沒有答案，請至少下一手正解。',
    '还没有答案，请至少下一手正解。',
    '答えがまだありません。正解の手を一つ以上打ってください。',
  ),
  illegalMove: staffText(
    'The rules forbid the last of these moves: {at}.',
    '依規則不能這樣下（最後一手）：{at}。',
    '按规则不能这样下（最后一手）：{at}。',
    'ルール上打てない手です（最後の手）：{at}。',
  ),
  illegalReply: staffText(
    'The opponent’s answer to this line cannot be played: {at}.',
    '對方對這條變化的應手不能下：{at}。',
    '对方对这条变化的应手不能下：{at}。',
    'この手順に対する相手の応手は打てません：{at}。',
  ),
  illegalAnswer: staffText(
    'The answer to any other move cannot be played here: {at}.',
    '對「其他下法」的應手不能下在這裡：{at}。',
    '对“其他下法”的应手不能下在这里：{at}。',
    '「その他の手」への応手が打てません：{at}。',
  ),
  twice: staffText(
    'The same move is listed twice: {at}.',
    '同一手列了兩次：{at}。',
    '同一手列了两次：{at}。',
    '同じ手が二度登録されています：{at}。',
  ),
  thenWithoutReply: staffText(
    'Moves follow here, but the opponent has not answered: {at}.',
    '後面還有著手，但對方還沒有應：{at}。',
    '后面还有着手，但对方还没有应：{at}。',
    '続きの手がありますが、相手の応手がありません：{at}。',
  ),
  neverSucceeds: staffText(
    'Every line fails: at least one must succeed.',
    '所有變化都失敗了，至少要有一條成功。',
    '所有变化都失败了，至少要有一条成功。',
    'どの手順も失敗になっています。成功する手順が一つは必要です。',
  ),
};

const broken = staffText(
  'The data of this board cannot be read (at “{at}”). Correct it under “Data” or start again.',
  '無法讀取這個棋盤的資料（{at}）。請到「資料」修正，或重新開始。',
  '无法读取这个棋盘的数据（{at}）。请到“数据”修正，或重新开始。',
  'この碁盤のデータを読み取れません（{at}）。「データ」で直すか、作り直してください。',
);
const halfWritten = staffText(
  'Texts in {at}: write all three (at most 300 characters each) or none.',
  '{at}的說明：三段都要寫（每段最多 300 字），或全部留空。',
  '{at}的说明：三段都要写（每段最多 300 字），或全部留空。',
  '{at}の文：三つとも書く（各300字まで）か、すべて空にしてください。',
);

/** A line of moves, or one point, in the point names of the staff's language. */
export function lineName(line: string, size: number, language: string): string {
  const convention = conventionOf(localeOfLanguage(language));
  return line
    .split(' ')
    .map((at) => {
      const point = parsePoint(at, size);
      return point ? pointName(point, size, convention) : at;
    })
    .join(' → ');
}

/** A fault as a sentence in the staff's language. */
export function faultText({ code, at = '' }: ProblemFault, size: number, language: string): string {
  const isLine = code !== 'size' && code !== 'crop';
  return textIn(sentences[code], language).replace('{at}', isLine ? lineName(at, size, language) : at);
}

/** The message for data that does not match the schema. */
export function brokenText(path: readonly PropertyKey[], language: string): string {
  const [first, locale] = path;
  if (first === 'texts' && isLocale(locale))
    return textIn(halfWritten, language).replace('{at}', languageNames[locale]);
  return textIn(broken, language).replace('{at}', path.join('.') || '?');
}
