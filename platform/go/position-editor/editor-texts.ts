import { parsePoint } from '@/lib/go/position';
import { conventionOf, pointName, type Convention } from '@/lib/go/point-name';
import { localeOfLanguage, textIn, type StaffText } from '@/platform/kernel/back-office/staff-text';

/** The editors' texts in the staff's language, with points named by that language's convention. */
export type EditorTexts = {
  (text: StaffText, values?: Record<string, string | number>): string;
  language: string;
  convention: Convention;
  point: (at: string, size: number) => string;
};

export function editorTexts(language: string): EditorTexts {
  const convention = conventionOf(localeOfLanguage(language));
  const format = (text: StaffText, values: Record<string, string | number> = {}) =>
    Object.entries(values).reduce(
      (sentence, [name, value]) => sentence.replaceAll(`{${name}}`, String(value)),
      textIn(text, language),
    );
  const point = (at: string, size: number) => {
    const place = parsePoint(at, size);
    return place ? pointName(place, size, convention) : at;
  };
  return Object.assign(format, { language, convention, point });
}
