import { hrefFor } from '@/lib/kernel/links/href';
import type { Locale } from '@/lib/kernel/i18n/locales';

const node = { version: 1, format: '', indent: 0, direction: 'ltr' } as const;
const bold = 1;

/**
 * Converts text to the editor's JSON: paragraphs, separated by a blank line; lists, whose every line begins with '- ' or a number; **bold** text. A
 * single line break stays. With a language, [text](courses/combo-05) links to a page in it.
 */
export function richText(text: string, locale?: Locale) {
  const parts = text.split(/\n{2,}/).filter((part) => part.trim() !== '');
  return { root: { ...node, type: 'root', children: parts.map((part) => partNode(part, locale)) } };
}

function partNode(part: string, locale?: Locale) {
  const lines = part.trim().split('\n');
  const isList = (mark: RegExp) => lines.every((line) => mark.test(line));
  if (isList(/^- /)) return listNode('bullet', lines, locale);
  if (isList(/^\d+\. /)) return listNode('number', lines, locale);
  return {
    ...node,
    type: 'paragraph',
    textFormat: 0,
    textStyle: '',
    children: lines.flatMap((line, index) => [
      ...(index > 0 ? [{ type: 'linebreak', version: 1 }] : []),
      ...inlineNodes(line, locale),
    ]),
  };
}

const listNode = (listType: 'bullet' | 'number', lines: readonly string[], locale?: Locale) => ({
  ...node,
  type: 'list',
  listType,
  start: 1,
  tag: listType === 'bullet' ? 'ul' : 'ol',
  children: lines.map((line, index) => ({
    ...node,
    type: 'listitem',
    value: index + 1,
    children: inlineNodes(line.replace(/^(?:-|\d+\.) /, ''), locale),
  })),
});

function inlineNodes(line: string, locale?: Locale): object[] {
  if (!locale) return textNodes(line);
  return line.split(/(\[[^\]]+\]\([^)]+\))/).flatMap<object>((part) => {
    const [, label, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? [];
    return label && to ? [linkNode(label, hrefFor(locale, to))] : textNodes(part);
  });
}

const linkNode = (label: string, url: string) => ({
  ...node,
  type: 'link',
  version: 3,
  fields: { linkType: 'custom', url, newTab: false },
  children: textNodes(label),
});

const textNodes = (line: string) =>
  line
    .split(/\*\*(.+?)\*\*/)
    .flatMap((text, index) =>
      text === ''
        ? []
        : [{ type: 'text', version: 1, text, format: index % 2 ? bold : 0, detail: 0, mode: 'normal', style: '' }],
    );

export function localizedRichText(text: Record<Locale, string>) {
  return Object.fromEntries(Object.entries(text).map(([locale, value]) => [locale, richText(value, locale as Locale)]));
}
