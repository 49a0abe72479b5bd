import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asMessage,
  isMessage,
  joinedMessages,
  maxMessageLength,
  otherSide,
  sides,
  whyClosed,
  type ThreadState,
} from './messaging';
import { studentStates } from '@/lib/classes/student';

const state: fc.Arbitrary<ThreadState> = fc.record({
  student: fc.constantFrom(...studentStates),
  teaching: fc.constantFrom('open', 'lapsed', 'none'),
  isGone: fc.boolean(),
  isClosed: fc.boolean(),
  blockedBy: fc.record({ teacher: fc.boolean(), student: fc.boolean() }),
});
const side = fc.constantFrom(...sides);
const open: ThreadState = {
  student: 'active',
  teaching: 'open',
  isGone: false,
  isClosed: false,
  blockedBy: { teacher: false, student: false },
};

describe('who may write', () => {
  it('is both or neither, and only while a teacher teaches an active student and nothing stands against it', () => {
    fc.assert(
      fc.property(state, (found) => {
        const mayWrite = sides.map((one) => whyClosed(one, found) === null);
        expect(mayWrite[0]).toBe(mayWrite[1]);
        const { blockedBy, ...rest } = found;
        const isOpen =
          JSON.stringify(rest) ===
            JSON.stringify({ student: 'active', teaching: 'open', isGone: false, isClosed: false }) &&
          !blockedBy.teacher &&
          !blockedBy.student;
        expect(mayWrite[0]).toBe(isOpen);
      }),
    );
  });

  it('is told what lasts before what can be taken back, and who has blocked whom from their own side', () => {
    fc.assert(
      fc.property(state, side, (found, one) => {
        const mine = whyClosed(one, { ...open, blockedBy: { ...open.blockedBy, [one]: true } });
        const theirs = whyClosed(one, { ...open, blockedBy: { ...open.blockedBy, [otherSide(one)]: true } });
        expect([mine, theirs]).toEqual(['self', 'other']);
        if (found.isGone) expect(whyClosed(one, found)).toBe('gone');
        else if (found.isClosed) expect(whyClosed(one, found)).toBe('school');
      }),
    );
  });
});

const typing = fc.array(fc.constantFrom(...' \n\r\t\u0007\u200b\u200d\u2800\u3000a字😀')).map((all) => all.join(''));

describe('a message', () => {
  it('is kept as it was once it is kept, and is seen', () => {
    fc.assert(
      fc.property(typing, (typed) => {
        const text = asMessage(typed);
        expect(asMessage(text)).toBe(text);
        if (isMessage(text)) expect(text.trim()).not.toBe('');
      }),
    );
    expect(asMessage(' One\r\n\tTwo \u0007')).toBe('One\n Two');
    expect(isMessage('字'.repeat(maxMessageLength))).toBe(true);
    expect(isMessage('字'.repeat(maxMessageLength + 1))).toBe(false);
    for (const nothing of ['', '\u2800', '\u200d']) expect(isMessage(asMessage(nothing))).toBe(false);
  });

  it('is shown with those before it, without a gap and each once', () => {
    const range = fc.tuple(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 0, max: 30 }));
    const numbers = ([from, length]: [number, number]) =>
      Array.from({ length }, (_, index) => ({ number: from + index }));
    fc.assert(
      fc.property(range, range, (one, other) => {
        const [earlier, newest] = [one, other].sort(([a, b], [c, d]) => a + b - (c + d)).map(numbers) as [
          { number: number }[],
          { number: number }[],
        ];
        const shown = joinedMessages(earlier, newest).map(({ number }) => number);
        expect(shown).toEqual(shown.map((_, index) => shown[0]! + index));
        if (newest.length > 0) expect(shown.at(-1)).toBe(Math.max(newest.at(-1)!.number, earlier.at(-1)?.number ?? 0));
        for (const { number } of newest) if (newest.at(-1)!.number === shown.at(-1)) expect(shown).toContain(number);
      }),
    );
  });
});
