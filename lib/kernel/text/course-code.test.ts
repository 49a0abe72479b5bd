import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeLetters, normalizeCourseCode } from './course-code';

const codes = fc
  .array(fc.constantFrom(...codeLetters), { minLength: 16, maxLength: 16 })
  .map((letters) => (letters.join('').match(/.{4}/g) ?? []).join('-'));

const fullWidth = (letter: string) =>
  /[!-~]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) + 0xfee0) : letter;
/** Characters that look like the letter. */
const misread: Record<string, string> = { Q: 'O0oΟ', L: '1Iil|', A: 'АΑ', B: 'ВΒ', P: 'РΡ', X: 'ХΧ', Y: 'У', T: 'Т' };
const ways = fc.array(
  fc.record({
    write: fc.constantFrom('plain', 'small', 'full', 'misread'),
    after: fc.constantFrom('', ' ', '-', '－', '—', '−', 'ー', '_', '.', '・', '\u200b', '\t', '　'),
    pick: fc.nat(9),
  }),
  { minLength: 19, maxLength: 19 },
);

describe('a course code', () => {
  it('is the same however it is typed', () => {
    fc.assert(
      fc.property(codes, ways, (code, how) => {
        const typed = [...code]
          .filter((letter) => letter !== '-')
          .map((letter, index) => {
            const { write, after, pick } = how[index]!;
            const others = misread[letter] ?? letter;
            const written = {
              plain: letter,
              small: letter.toLowerCase(),
              full: fullWidth(letter),
              misread: others[pick % others.length]!,
            }[write];
            return written + after;
          });
        expect(normalizeCourseCode(typed.join(''))).toBe(code);
      }),
      { numRuns: 1000 },
    );
  });

  it('is never changed by being read again', () => {
    const anything = fc.string({
      unit: fc.oneof(
        fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
        fc.constantFrom(...'ｏ０ＱｌАО—ー・　\u200b'),
      ),
    });
    fc.assert(
      fc.property(anything, (text) => {
        const once = normalizeCourseCode(text);
        expect(normalizeCourseCode(once)).toBe(once);
      }),
      { numRuns: 1000 },
    );
  });

  it('brings nothing invisible to the database', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
        expect(normalizeCourseCode(text)).not.toMatch(/[\s\p{C}]/u);
      }),
    );
  });

  it('of another length keeps its own letters and hyphens', () => {
    expect(normalizeCourseCode('school－2026')).toBe('SCHOOL-2026');
    expect(normalizeCourseCode('go 101')).toBe('GO101');
  });
});
