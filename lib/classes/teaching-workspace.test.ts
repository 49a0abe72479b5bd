import { addDays, subDays } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardCodeLength, cardCodeText, handleLength, readCard } from './card';
import { searchKey } from './student';
import { openUntil, workspaceOf, type Teaching, type TeachingYear } from './workspace';
import { codeLetters } from '@/lib/kernel/text/course-code';
import { nameKey } from '@/lib/kernel/person/person-name';

const now = new Date('2026-11-26T00:00:00Z');
const year = (overAt: Date, keepsRole = false): TeachingYear => ({ overAt, keepsRole });
const [past, running] = [year(subDays(now, 1)), year(addDays(now, 1))];
const of = (role: Teaching['role'], years: TeachingYear[] = [], hasStudents = false) =>
  workspaceOf({ role, years, hasStudents }, now);

describe('the workspace', () => {
  it('is open while a year runs, and to whom staff made a teacher', () => {
    expect([of('teacher'), of('teacher', [running]), of('teacher', [past, running])]).toEqual(Array(3).fill('open'));
    expect(of('teacher', [year(subDays(now, 400), true)])).toBe('open');
  });

  it('has lapsed after the last year, whether or not the role is gone already', () => {
    expect([of('teacher', [past]), of('learner', [past]), of('learner', [], true)]).toEqual(Array(3).fill('lapsed'));
    expect(of('learner')).toBe('none');
  });

  it('is never open to a learner, and never none to who has been a teacher', () => {
    const years = fc.array(fc.record({ overAt: fc.date({ noInvalidDate: true }), keepsRole: fc.boolean() }));
    fc.assert(
      fc.property(years, fc.boolean(), (given, hasStudents) => {
        expect(workspaceOf({ role: 'learner', years: given, hasStudents }, now)).not.toBe('open');
        if (given.length > 0 || hasStudents)
          expect(workspaceOf({ role: 'learner', years: given, hasStudents }, now)).toBe('lapsed');
        const until = openUntil({ years: given });
        expect(of('teacher', given)).toBe(until === null || until > now ? 'open' : 'lapsed');
      }),
    );
  });
});

describe('a card', () => {
  const sign = fc.constantFrom(...codeLetters);
  const text = (length: number) => fc.array(sign, { minLength: length, maxLength: length }).map((all) => all.join(''));
  const card = fc.record({ handle: text(handleLength), code: text(cardCodeLength) });

  it('is read however it is typed', () => {
    const typings = [
      (letters: string) => letters,
      (letters: string) => cardCodeText(letters),
      (letters: string) => ` ${letters.toLowerCase()} `,
      (letters: string) => Array.from(letters, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0)).join(''),
      (letters: string) => Array.from(letters).join(' '),
    ];
    fc.assert(
      fc.property(card, fc.constantFrom(...typings), ({ handle, code }, type) => {
        expect(readCard({ handle: type(handle), code: type(code) })).toEqual({ handle, code });
      }),
    );
  });

  it('is none of another length, and no text breaks the reading', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (handle, code) => {
        const read = readCard({ handle, code });
        if (read) expect([read.handle.length, read.code.length]).toEqual([handleLength, cardCodeLength]);
      }),
    );
    expect(readCard({ handle: 'ABCDE', code: 'ABCDEFGH' })).toBeNull();
    expect(readCard({ handle: 'ABCDEF', code: 'ABCDEFG' })).toBeNull();
  });
});

it('a name is found by each of its words, however they are typed', () => {
  const word = fc.string({ unit: fc.constantFrom(...'王小明林abcdeÉ'), minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const stored = nameKey(`${one} ${other}`);
      for (const typed of [one, other, ` ${one.toUpperCase()}`, `${one}　${other} `])
        expect(stored).toContain(searchKey(typed));
    }),
  );
});
