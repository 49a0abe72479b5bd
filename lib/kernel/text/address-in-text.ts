import { seenText } from './plain-text';

/** Top-level domains that do not occur as the first word of a sentence: these are detected however the dot is disguised. */
const usual = '(?:com|net|org|biz|xyz|cn|tw|hk|jp|ru)';
const dot = String.raw`\s*[.。·•‧∙・]\s*`;
const dotInWords = String.raw`[([{]\s*(?:dot|[.。點点])\s*[)\]}]|(?:\bdot|[點点]|ドット)\s*${usual}\b`;
const part = String.raw`\d{1,3}`;
const hex = '[0-9a-f]{1,4}';

/** Addresses, also disguised ones: mail programs turn them into links, and readers reassemble them. */
const address = new RegExp(
  [
    // A scheme, also a deliberately misspelled one.
    String.raw`\bh(?:tt|xx)ps?\b|:\s*/\s*/|//|\b(?:mailto|tel|sms):`,
    String.raw`\bwww\d*\s*[.。]`,
    String.raw`@|[([{<]\s*at\s*[)\]}>]`,
    // A dot within a word of a script with upper case, or after a space; a Chinese full stop also ends sentences.
    String.raw`[\p{L}\p{N}]\.\p{LC}{2}|[a-z0-9]。[a-z]{2}|[\p{L}\p{N}]\s+\.\s*\p{LC}{2}`,
    String.raw`\.(?:中国|中國|公司|网络|网址|网店|商城|在线|中文网|台湾|台灣|香港|コム|みんな|닷컴|한국)`,
    String.raw`[\p{L}\p{N}]${dot}${usual}\b|${dotInWords}`,
    // IP addresses: dotted, hexadecimal and IPv6.
    String.raw`(?<!\d)${part}(?:${dot}${part}){3}(?!\d)|\b0x[0-9a-f]{6}`,
    String.raw`\[[0-9a-f.]*:[0-9a-f.]*:[0-9a-f:.%]*\]|(?:\b${hex}:){3}|\b${hex}::${hex}\b|(?<![\w:])::${hex}\b`,
  ].join('|'),
  'iu',
);

/** Initials before a name without a space between them: 'J.R.Smith'. */
const initials = /(?<![\p{L}\p{N}.])(?:\p{Lu}\.)+(?=\p{Lu}\p{Ll}+(?:[\s,;!)]|$))/gu;

/**
 * Whether a text contains the address of a page, a mailbox or a machine. A message to a friend does not need one, but spam does; so texts
 * that are mailed to other people must not contain any.
 */
export const hasAddress = (text: string): boolean => address.test(seenText(text).replace(initials, ''));
