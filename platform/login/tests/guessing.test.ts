import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { countAttempt } from '@/platform/kernel/limits/attempts';
import { maxWrong } from '@/platform/login/otp';
import { evenTime } from '@/platform/kernel/limits/even-time';
import * as password from '@/platform/kernel/password/password';
import { aMinuteLater, codeMailedTo, emailsTo } from '@/tests/setup/codes';
import { call, makeMember, platform, query, sql, unique, type Member } from '@/tests/setup/fixtures';

type Answer = { error?: { code: string }; token?: string };

/** Unused networks, an IPv4 address each. */
const network = () => `100.${randomInt(64, 128)}.${randomInt(256)}.${randomInt(1, 255)}`;
const networks = (count: number) => Array.from({ length: count }, network);
const post = (path: string, body: Record<string, string>, from: string, token?: string) =>
  call<Answer>(path, { body, headers: { 'x-forwarded-for': from }, ...(token && { token }) });

/** The operations that take a mailed code: how it is requested, and how it is used. */
const doors = {
  login: {
    ask: ({ username }: Member, from: string) => post('user/otp', { username, locale: 'zh-TW' }, from),
    open: ({ username }: Member, otp: string, from: string) => post('user/login', { username, otp }, from),
  },
  reset: {
    ask: ({ username }: Member, from: string) =>
      post('user/otp', { username, locale: 'zh-TW', purpose: 'passwordReset' }, from),
    open: ({ username }: Member, otp: string, from: string) =>
      post('user/password/reset', { username, otp, password: 'hane at the head of two' }, from),
  },
  address: {
    ask: ({ email, token }: Member, from: string) => post('user/email/code', { email, locale: 'zh-TW' }, from, token),
    open: ({ token }: Member, otp: string, from: string) => post('user/email', { otp }, from, token),
  },
} as const;
type Door = keyof typeof doors;

/** Attempts of one network that are not slowed down. */
const quick = 3;
/** Enough networks to use up a code. */
const crowd = () => networks(Math.ceil(maxWrong / quick));

/** `each` wrong attempts from each of these networks, all at once. */
async function guess(door: Door, member: Member, from: readonly string[], each = quick): Promise<number[]> {
  const tries = from.flatMap((address) =>
    Array.from({ length: each }, () => doors[door].open(member, 'not-the-code', address)),
  );
  return (await Promise.all(tries)).map(({ status }) => status);
}

describe.each(['login', 'reset', 'address'] as const)('a mailed code (%s)', (door) => {
  const { ask, open } = doors[door];

  it('has eight digits', async () => {
    const member = await makeMember();
    await ask(member, network());
    expect(await codeMailedTo(member.email)).toMatch(/^\d{8}$/);
  });

  it('is not spoiled by a stranger: who guesses is locked out where they are, and the owner comes in', async () => {
    const member = await makeMember();
    await ask(member, network());
    const otp = await codeMailedTo(member.email);
    const stranger = network();
    expect((await guess(door, member, [stranger], 9)).filter((status) => status === 423)).toHaveLength(1);
    expect((await open(member, otp, stranger)).status).toBe(423);
    // From more places as well. A reset hashes its new password, which takes long, and no more than sixteen wait for that.
    await guess(door, member, networks(door === 'reset' ? 2 : 12));
    expect((await open(member, otp, network())).status).toBe(200);
  });
});

describe.each(['login', 'address'] as const)('a mailed code (%s)', (door) => {
  const { ask, open } = doors[door];

  it(`ends with the ${maxWrong}th wrong try of all networks together, however many come at once`, async () => {
    const member = await makeMember();
    await ask(member, network());
    const otp = await codeMailedTo(member.email);
    expect(new Set(await guess(door, member, crowd()))).toEqual(new Set([401]));
    const ended = await open(member, otp, network());
    const wrong = await open(member, 'not-the-code', network());
    expect([ended.status, ended.body]).toEqual([401, wrong.body]);
    // Another is mailed on request, and works.
    await aMinuteLater();
    await ask(member, network());
    expect((await open(member, await codeMailedTo(member.email, 2), network())).status).toBe(200);
  });

  it('is good until the last try before that', async () => {
    const member = await makeMember();
    await ask(member, network());
    const otp = await codeMailedTo(member.email);
    await guess(door, member, networks(maxWrong - 1), 1);
    expect((await open(member, otp, network())).status).toBe(200);
  });
});

describe('codes that are open side by side', () => {
  it('tries at one door spoil none of another', async () => {
    const member = await makeMember();
    await doors.login.ask(member, network());
    await doors.reset.ask(member, network());
    await codeMailedTo(member.email, 2);
    const [reset] = await emailsTo(member.email, 'passwordReset');
    await guess('login', member, crowd());
    expect((await doors.reset.open(member, String(reset?.data.code), network())).status).toBe(200);
  });

  it('a code works though a stranger has another one mailed, and the first that is used ends them all', async () => {
    const member = await makeMember();
    await doors.login.ask(member, network());
    const first = await codeMailedTo(member.email);
    await aMinuteLater();
    await doors.login.ask(member, network());
    const second = await codeMailedTo(member.email, 2);
    expect(second).not.toBe(first);
    expect((await doors.login.open(member, first, network())).status).toBe(200);
    expect((await doors.login.open(member, first, network())).status).toBe(401);
    expect((await doors.login.open(member, second, network())).status).toBe(401);
  });

  it('for a new address only the last one counts: the one before may lie in a stranger’s mail', async () => {
    const member = await makeMember();
    const proof = { locale: 'zh-TW', password: member.password };
    const [typo, right] = [`${unique('typo')}@example.com`, `${unique('right')}@example.com`];
    await post('user/email/code', { email: typo, ...proof }, network(), member.token);
    const before = await codeMailedTo(typo);
    await post('user/email/code', { email: right, ...proof }, network(), member.token);
    const after = await codeMailedTo(right);
    expect((await doors.address.open(member, before, network())).status).toBe(401);
    expect((await doors.address.open(member, after, network())).status).toBe(200);
  });
});

describe('asking for codes', () => {
  const askFor = (username: string, from: string) => post('user/otp', { username, locale: 'zh-TW' }, from);

  it.each(['a member', 'nobody'])('is limited for a name and a network alike: %s', async (whose) => {
    const username = whose === 'nobody' ? unique('nobody') : (await makeMember()).username;
    const stranger = network();
    const responses = await Promise.all(Array.from({ length: 12 }, () => askFor(username, stranger)));
    const rejected = responses.filter(({ status }) => status === 429);
    expect([responses.length - rejected.length, rejected[0]?.body.error?.code]).toEqual([10, 'TOO_MANY_CODES']);
    expect(Number(rejected[0]?.headers.get('retry-after'))).toBeGreaterThan(600);
    // Another name from there, and this name from elsewhere.
    expect((await askFor(unique('nobody'), stranger)).status).toBe(200);
    expect((await askFor(username, network())).status).toBe(200);
  });

  it('is limited for a name from all networks, but not where its owner has logged in before', async () => {
    const member = await makeMember();
    const home = network();
    expect((await post('user/login', { username: member.username, password: member.password }, home)).status).toBe(200);
    const responses = await Promise.all(
      networks(11).flatMap((from) => Array.from({ length: 10 }, () => askFor(member.username, from))),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(100);
    expect((await askFor(member.username, network())).body.error?.code).toBe('TOO_MANY_CODES');
    await aMinuteLater();
    const mails = (await emailsTo(member.email, 'otp')).length;
    expect((await askFor(member.username, home)).status).toBe(200);
    expect((await doors.login.open(member, await codeMailedTo(member.email, mails + 1), home)).status).toBe(200);
  });
});

describe('a password', () => {
  it('lets its owner in from a new place while strangers in many places guess it', async () => {
    const member = await makeMember();
    const payload = await platform();
    const guessFrom = (ip: string) =>
      countAttempt({ payload, ip, now: () => new Date() }, 'password', member.username).then(
        () => 'judged',
        () => 'locked',
      );
    const many = networks(19);
    const tries = await Promise.all(many.flatMap((from) => Array.from({ length: 9 }, () => guessFrom(from))));
    expect(tries.filter((outcome) => outcome === 'judged')).toHaveLength(19 * 8);
    const enter = (from: string) =>
      post('user/login', { username: member.username, password: member.password }, from).then(({ status }) => status);
    expect([await enter(many[0]!), await enter(network())]).toEqual([423, 200]);
  });

  it('and a mailed code let the owner in where so many guess that the password is locked', async () => {
    const member = await makeMember();
    const payload = await platform();
    const guesses = networks(21).flatMap((ip) =>
      Array.from({ length: 8 }, () =>
        countAttempt({ payload, ip, now: () => new Date() }, 'password', member.username),
      ),
    );
    await Promise.allSettled(guesses);
    const place = network();
    const locked = await post('user/login', { username: member.username, password: member.password }, place);
    expect(locked.body.error?.code).toBe('ACCOUNT_LOCKED');
    await doors.login.ask(member, place);
    expect((await doors.login.open(member, await codeMailedTo(member.email), place)).status).toBe(200);
  });
});

describe('the time a response takes', () => {
  it('to a code tells nothing of whether the name is known and has one open', async () => {
    const member = await makeMember();
    await doors.login.ask(member, network());
    await codeMailedTo(member.email);
    const elapsed = async (username: string) => {
      const start = performance.now();
      expect((await post('user/login', { username, otp: 'not-the-code' }, network())).status).toBe(401);
      return performance.now() - start;
    };
    evenTime.min = 250;
    for (const username of [member.username, unique('nobody')]) expect(await elapsed(username)).toBeGreaterThan(245);
  });

  it('to a password tells nothing of how many accounts an address has', async () => {
    const shared = `${unique('shared')}@mail.example`;
    for (let child = 0; child < 5; child += 1) {
      const { id } = await makeMember();
      await query(sql`UPDATE users SET email = ${shared}, email_proved_at = now() WHERE id = ${id}`);
    }
    const msEach = 50;
    // A login checks each account and waits for the time of the rest of eight. The checks are simulated: real ones take as long as the machine is busy.
    const tried = vi.spyOn(password, 'verifyPasswords').mockImplementation(async (_, stored) => {
      await pause(stored.length * msEach);
      return { verdicts: stored.map(() => false), msEach };
    });
    for (const username of [shared, `${unique('nobody')}@mail.example`]) {
      const start = performance.now();
      expect((await post('user/login', { username, password: 'not the password' }, network())).status).toBe(401);
      expect(performance.now() - start).toBeGreaterThan(8 * msEach - 5);
    }
    expect(tried.mock.calls.map(([, stored]) => stored.length)).toEqual([5, 3]);
    tried.mockRestore();
  });
});
