import type { Locale } from '@/lib/i18n/locales';

const node = { version: 1, format: '', indent: 0, direction: 'ltr' } as const;

/** Plain paragraphs, separated by a blank line, as the editor's own JSON. A single line break stays one. */
export function richText(text: string) {
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return {
    root: {
      ...node,
      type: 'root',
      children: paragraphs.map((paragraph) => ({
        ...node,
        type: 'paragraph',
        textFormat: 0,
        textStyle: '',
        children: paragraph
          .split('\n')
          .flatMap((line, index) => [
            ...(index > 0 ? [{ type: 'linebreak', version: 1 }] : []),
            { type: 'text', version: 1, text: line, format: 0, detail: 0, mode: 'normal', style: '' },
          ]),
      })),
    },
  };
}

export function localizedRichText(text: Record<Locale, string>) {
  return Object.fromEntries(Object.entries(text).map(([locale, value]) => [locale, richText(value)]));
}
