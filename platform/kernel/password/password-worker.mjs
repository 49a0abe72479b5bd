/**
 * The costly work on passwords, in a thread of its own: neither the event loop nor the four threads that compress pages and read
 * files wait for it. Plain JavaScript, loaded by path, so that it is the same file in tests, in development and beside the build.
 */
import { pbkdf2Sync, timingSafeEqual } from 'node:crypto';

const rounds = 600_000;
const bytes = 32;

/** The hash of a password, in hexadecimal digits. */
export function derive({ password, salt }) {
  return pbkdf2Sync(password, salt, rounds, bytes, 'sha256').toString('hex');
}

/** For each stored pair, whether the password matches it; and the milliseconds per check, without the time in the queue. A missing pair takes as long as a real one. */
export function verify({ password, stored }) {
  const start = performance.now();
  const verdicts = stored.map((entry) => {
    const given = pbkdf2Sync(password, entry?.salt || 'no such account', rounds, bytes, 'sha256');
    const expected = Buffer.from(entry?.hash ?? '', 'hex');
    return expected.length === given.length && timingSafeEqual(expected, given);
  });
  return { verdicts, msEach: (performance.now() - start) / stored.length };
}

let meter;

/** How hard a password is to guess, 0 to 4, and the weakness that was found. The dictionaries hold passwords from known breaches. */
export async function assess({ password, parts }) {
  meter ??= await loadMeter();
  const { score, feedback } = meter.check(password, parts);
  return { score, warning: feedback.warning };
}

async function loadMeter() {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}
