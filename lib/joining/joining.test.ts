import { addDays, addMilliseconds } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfInvitation, invitationDays, invitationState, joinCodeText, readJoinCode } from './joining';
import { studentStates } from '@/lib/classes/student';
import { isInCare, mayDo, studentActions } from '@/lib/students/student-rights';
import { codeLetters } from '@/lib/kernel/text/course-code';

const student = fc.record({ isMade: fc.boolean(), state: fc.constantFrom(...studentStates), hasOwnDoor: fc.boolean() });

describe('what a teacher may do with a student', () => {
  it('of somebody’s own account is to remove them, and nothing that opens, closes or ends the account', () => {
    fc.assert(
      fc.property(student, (one) => {
        if (isInCare(one)) return;
        for (const action of ['card', 'handover', 'archive', 'erase'] as const) expect(mayDo(action, one)).toBe(false);
        expect(mayDo('remove', one)).toBe(true);
      }),
    );
  });

  it('is never both: who can be removed is not erased, and who has a door is not in anybody’s care', () => {
    fc.assert(
      fc.property(student, (one) => {
        expect(mayDo('remove', one) && mayDo('erase', one)).toBe(false);
        expect(mayDo('archive', one) && mayDo('restore', one)).toBe(false);
        if (one.hasOwnDoor || !one.isMade) expect(isInCare(one)).toBe(false);
        // A login of their own removes rights from the teacher, and adds only `remove`.
        const entered = { ...one, hasOwnDoor: true };
        for (const action of studentActions)
          if (action !== 'remove' && mayDo(action, entered)) expect(mayDo(action, one)).toBe(true);
      }),
    );
  });

  it('with an account of theirs: erased once it is archived, given a card while it is not', () => {
    const made = (state: 'active' | 'archived') => ({ isMade: true, state, hasOwnDoor: false });
    expect(studentActions.filter((action) => mayDo(action, made('active')))).toEqual(['card', 'handover', 'archive']);
    expect(studentActions.filter((action) => mayDo(action, made('archived')))).toEqual([
      'handover',
      'restore',
      'erase',
    ]);
  });
});

describe('an invitation', () => {
  const code = fc.array(fc.constantFrom(...codeLetters), { minLength: 8, maxLength: 8 }).map((all) => all.join(''));
  it('is read however its code is typed, and nothing else is', () => {
    const typings = [joinCodeText, (text: string) => ` ${text.toLowerCase()} `, (text: string) => [...text].join(' ')];
    fc.assert(
      fc.property(code, fc.constantFrom(...typings), (text, type) => {
        expect(readJoinCode(type(text))).toBe(text);
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = readJoinCode(text);
        if (read !== null) expect(read).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
      }),
    );
  });

  it('lets so many ask, until its end or until it is revoked, and opens never again', () => {
    const madeAt = new Date('2026-11-26T00:00:00Z');
    const any = fc.record({ days: fc.constantFrom(...invitationDays), most: fc.integer({ min: 1, max: 200 }) });
    fc.assert(
      fc.property(any, fc.nat(400), fc.nat(90 * 86_400_000), (one, used, later) => {
        const now = addMilliseconds(madeAt, later);
        const given = { endsAt: endOfInvitation(madeAt, one.days), revokedAt: null, used, most: one.most };
        const isOpen = invitationState(given, now) === 'open';
        expect(isOpen).toBe(used < one.most && now < given.endsAt);
        expect(invitationState({ ...given, revokedAt: madeAt }, now)).toBe('revoked');
        if (!isOpen) expect(invitationState({ ...given, used: used + 1 }, addDays(now, 1))).not.toBe('open');
      }),
    );
  });
});
