import { extractText, getDocumentProxy } from 'unpdf';

/** Between two fonts a reader may put a blank or none, and letters with their accents together or apart. */
export const squeezed = (text: string): string => text.replaceAll(/\s/g, '').normalize('NFC');

/** The text of a PDF, without blanks. */
export async function pdfText(bytes: Buffer): Promise<{ text: string; totalPages: number }> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(document, { mergePages: true });
  return { text: squeezed(text), totalPages };
}
