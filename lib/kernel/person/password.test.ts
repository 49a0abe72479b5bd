import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assessPassword } from '@/components/login/assess-password';
import { newPassword } from '@/lib/login/contract';
import { judgePassword, maxPasswordLength, minPasswordLength, type Assessment } from './password';
import { assess } from '@/platform/kernel/password/password-worker.mjs';

const owners = fc.record({
  username: fc.stringMatching(/^[a-z0-9._-]{3,20}$/),
  email: fc.stringMatching(/^[a-z]{1,12}@[a-z]{1,12}\.example$/),
});
const phrase = fc.array(fc.constantFrom('hane', 'ko', 'Tenuki', '19', '!', '手筋', 'a', 'abcd', 'password', ' '), {
  maxLength: 40,
});
const passwords = fc.oneof(
  phrase.map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: maxPasswordLength }),
  fc.string({ unit: 'binary', maxLength: 2 * minPasswordLength }),
);
const onServer = async (password: string, parts: string[]) => (await assess({ password, parts })) as Assessment;
const perfect = () => ({ score: 4, warning: null });

describe('a new password', () => {
  it('is judged by the form as by the API', async () => {
    await fc.assert(
      fc.asyncProperty(passwords, owners, async (password, owner) => {
        const inForm = await judgePassword(password, owner, assessPassword);
        expect(inForm).toEqual(await judgePassword(password, owner, onServer));
        // The API's schema rejects exactly what the rule calls too short, apart from passwords over the maximum length.
        if (password.length <= maxPasswordLength)
          expect(inForm.weakness === 'short').toBe(!newPassword.safeParse(password).success);
      }),
    );
  });

  it('never holds the name or address of its owner, however they are written', async () => {
    const dressed = fc.constantFrom(
      (text: string) => text,
      (text: string) => text.toUpperCase(),
      // Full-width letters and digits.
      (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
    );
    await fc.assert(
      fc.asyncProperty(
        owners,
        dressed,
        dressed,
        fc.string(),
        fc.string(),
        async (owner, first, second, before, after) => {
          const written = { username: first(owner.username), email: first(owner.email) };
          const password = `${before}${second(owner.email)}${after}`;
          expect((await judgePassword(password, written, perfect)).weakness).toBe('personal');
          if (owner.username.length >= minPasswordLength)
            expect((await judgePassword(second(owner.username), written, perfect)).weakness).toBe('personal');
        },
      ),
    );
  });

  it('is good from three points on, and else has a reason there are words for', async () => {
    const warnings = fc.option(fc.constantFrom('topTen', 'dates', 'straightRow', 'userInputs', 'unheard of'));
    const owner = { username: 'ada', email: 'a@b.example' };
    await fc.assert(
      fc.asyncProperty(fc.nat(4), warnings, async (score, warning) => {
        const { weakness } = await judgePassword('hane at the head', owner, () => ({ score, warning }));
        expect(weakness === null).toBe(score >= 3);
      }),
    );
  });
});
