import { namesStudents } from './sheet';

/** Encodings that spreadsheets use when they do not write Unicode. */
export const encodings = ['big5', 'gb18030', 'shift_jis', 'euc-kr', 'windows-1252'] as const;
export type Encoding = (typeof encodings)[number];

/** The encoding of a page's language; windows-1252 is that of English. */
const own: Record<string, Encoding> = { 'zh-TW': 'big5', 'zh-CN': 'gb18030', 'ja-JP': 'shift_jis' };

/** `encoding` null: Unicode, which is certain; else `possible` are the encodings in which every byte of the file is valid. */
export type FileText = { text: string; encoding: Encoding | null; possible: Encoding[] };

/**
 * The text of a file; null: it is not text. Unicode where every byte is valid. Else the encoding in which the first line
 * names the students by one of our headings; else that of the page's language; else the first in which every byte is
 * valid. This is a guess: the user may choose another.
 */
export function textOfFile(bytes: Uint8Array, locale: string, chosen?: Encoding): FileText | null {
  const unicode = decoded(bytes, wideOf(bytes) ?? 'utf-8');
  if (unicode !== null) return { text: unicode, encoding: null, possible: [] };
  const first = own[locale] ?? 'windows-1252';
  const inOrder = [first, ...encodings.filter((one) => one !== first)];
  const read = inOrder.flatMap((encoding) => {
    const text = decoded(bytes, encoding);
    return text === null ? [] : [{ encoding, text }];
  });
  const found =
    read.find(({ encoding }) => encoding === chosen) ??
    read.find(({ text }) => namesStudents(firstLine(text))) ??
    read.find(({ encoding }) => encoding !== 'windows-1252' || !hasPairs(bytes)) ??
    read[0];
  return found
    ? { ...found, possible: encodings.filter((one) => read.some(({ encoding }) => encoding === one)) }
    : null;
}

function decoded(bytes: Uint8Array, encoding: string): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    // Binary data: a picture, an old workbook.
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
}

function wideOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

const firstLine = (text: string) =>
  (text.trimStart().split(/[\r\n]/, 1)[0] ?? '').split(/[\t,;，]/).map((cell) => cell.replaceAll('"', ''));

/** Two adjacent bytes beyond ASCII: Western texts have hardly any, two-byte encodings consist of them. */
const hasPairs = (bytes: Uint8Array) => bytes.some((byte, index) => byte > 0x7f && (bytes[index + 1] ?? 0) > 0x7f);
