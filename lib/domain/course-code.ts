/**
 * A course code as it is stored, however it was typed: 'abcd efgh-jkmn pqrs' is ABCD-EFGH-JKMN-PQRS. Codes of another
 * length keep their own hyphens.
 */
export function normalizeCourseCode(text: string): string {
  const letters = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/\s+/g, '')
    .replace(/\p{Pd}/gu, '-');
  const bare = letters.replaceAll('-', '');
  return bare.length === 16 ? (bare.match(/.{4}/g) ?? []).join('-') : letters;
}
