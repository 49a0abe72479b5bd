import { convertLexicalToHTML } from '@payloadcms/richtext-lexical/html';

/** Safe HTML of a rich-text field: text is escaped and link targets are cleaned by the converters. Empty when there is none. */
export function richTextHtml(value: unknown): string {
  if (!value || typeof value !== 'object' || !('root' in value)) return '';
  return convertLexicalToHTML({
    data: value as Parameters<typeof convertLexicalToHTML>[0]['data'],
    disableContainer: true,
  });
}
