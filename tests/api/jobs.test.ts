import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { SessionUser } from '@/lib/account/contract';
import { locales } from '@/lib/kernel/i18n/locales';
import { repeat } from '@/platform/jobs';
import { inTurn } from '@/platform/kernel/jobs/turn';
import { composeMail } from '@/platform/kernel/mail/compose';
import { resetReported } from '@/platform/kernel/unavailable';
import { remindOfVip } from '@/platform/fulfilment/remind-of-vip';
import { makeProvedMember } from '../setup/codes';
import { call, platform, query, sql, unique } from '../setup/fixtures';

const minutes = (count: number) => new Date(Date.now() + count * 60_000);

describe('a job', () => {
  it('is done by one of several instances, and again when its time has come', async () => {
    const payload = await platform();
    const job = { name: unique('job'), everyMs: 600_000 };
    let runs = 0;
    const turn = (now?: Date) => inTurn(payload, job, async () => void (runs += 1), now && (() => now));
    const done = await Promise.all(Array.from({ length: 6 }, () => turn()));
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await turn(minutes(5))).toBe(false);
    // A timer that fires slightly early still counts.
    expect(await turn(minutes(9.5))).toBe(true);
    expect(runs).toBe(2);
  });

  it('is done by no instance whose clock is wrong, which says so', async () => {
    const payload = await platform();
    const job = { name: unique('job'), everyMs: 600_000 };
    const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => void vi.useRealTimers());
    const at = Date.now();
    for (const off of [-60, 60, 1.1]) {
      resetReported();
      vi.useFakeTimers({ toFake: ['Date'], now: at + off * 60_000 });
      expect(await inTurn(payload, job, async () => {})).toBe(false);
      expect(String(stderr.mock.lastCall?.[0])).toMatch(/\b\d+ s from the database's.*a clock is wrong/);
    }
    stderr.mockRestore();
    vi.useRealTimers();
    expect(await inTurn(payload, job, async () => {})).toBe(true);
  });

  it('is finished when its process ends in good order, and begun no more', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    let begun = 0;
    let finish = () => {};
    const job = repeat({
      everyMs: 1_000,
      run: () => {
        begun += 1;
        return new Promise<void>((resolve) => (finish = resolve));
      },
    });
    await vi.waitFor(() => expect(begun).toBe(1));
    let hasStopped = false;
    const stopping = job.stop().then(() => (hasStopped = true));
    // By now a premature end would have been noticed.
    await query(sql`SELECT 1`);
    expect(hasStopped).toBe(false);
    finish();
    await stopping;
    vi.advanceTimersByTime(60_000);
    expect(begun).toBe(1);
  });

  it('that fails is tried again in its time', async () => {
    const payload = await platform();
    const job = { name: unique('job'), everyMs: 60_000 };
    await expect(inTurn(payload, job, () => Promise.reject(new Error('the disk is full')))).rejects.toThrow('disk');
    expect(await inTurn(payload, job, async () => {})).toBe(false);
    expect(
      await inTurn(
        payload,
        job,
        async () => {},
        () => minutes(1),
      ),
    ).toBe(true);
  });

  it('whose instance died is taken over, and the dead one takes nothing back', async () => {
    const payload = await platform();
    const job = { name: unique('job'), everyMs: 3_600_000 };
    let wake = () => {};
    const asleep = inTurn(payload, job, () => new Promise<void>((resolve) => (wake = resolve)));
    await expect.poll(() => query(sql`SELECT 1 FROM job_turns WHERE name = ${job.name}`)).toHaveLength(1);
    expect(await inTurn(payload, job, async () => {})).toBe(false);
    expect(
      await inTurn(
        payload,
        job,
        async () => {},
        () => minutes(2),
      ),
    ).toBe(true);
    const [before] = await query(sql`SELECT holder, until FROM job_turns WHERE name = ${job.name}`);
    wake();
    await asleep;
    expect(await query(sql`SELECT holder, until FROM job_turns WHERE name = ${job.name}`)).toEqual([before]);
  });
});

describe('VIP that ends within a week', () => {
  const emails = (email: string) =>
    query<{ locale: string; data: { endsAt: string } }>(
      sql`SELECT locale, data FROM outbox WHERE "to" = ${email} AND template = 'vipEndsSoon' ORDER BY id`,
    );
  const vipEnds = (user: number, inDays: number | null) =>
    query(
      sql`UPDATE entitlements SET ends_at = ${inDays === null ? null : minutes(inDays * 1440).toISOString()} WHERE user_id = ${user} AND kind = 'vip'`,
    );

  it('is told once for each end, in the language of the account', async () => {
    const payload = await platform();
    const member = await makeProvedMember('ja-JP');
    await vipEnds(member.id, 8);
    await remindOfVip(payload, new Date());
    expect(await emails(member.email)).toEqual([]);
    await vipEnds(member.id, 6);
    await Promise.all([remindOfVip(payload, new Date()), remindOfVip(payload, new Date())]);
    expect(await emails(member.email)).toMatchObject([{ locale: 'ja-JP' }]);
    await vipEnds(member.id, 5);
    await remindOfVip(payload, new Date());
    expect(await emails(member.email)).toHaveLength(2);
  });

  it('is not told to who has VIP beyond it, has none any more, or is gone', async () => {
    const payload = await platform();
    const [endless, over, revoked, gone] = await Promise.all([1, 2, 3, 4].map(() => makeProvedMember()));
    for (const member of [endless!, revoked!, gone!]) await vipEnds(member.id, 3);
    await vipEnds(over!.id, -1);
    await query(
      sql`INSERT INTO entitlements (user_id, source, kind, product_code, amount, starts_at) VALUES (${endless!.id}, 'staff', 'vip', 'vip', 1, now())`,
    );
    await query(sql`UPDATE entitlements SET revoked_at = now() WHERE user_id = ${revoked!.id}`);
    await query(sql`UPDATE users SET deleted_at = now() WHERE id = ${gone!.id}`);
    await remindOfVip(payload, new Date());
    for (const member of [endless!, over!, revoked!, gone!]) expect(await emails(member.email)).toEqual([]);
  });

  it('is not told to who does not want it, and is as soon as they do', async () => {
    const payload = await platform();
    const member = await makeProvedMember();
    await vipEnds(member.id, 3);
    const want = (vipReminder: boolean) =>
      call<SessionUser>('user', { method: 'PATCH', token: member.token, body: { vipReminder } });
    expect((await want(false)).body.vipReminder).toBe(false);
    await remindOfVip(payload, new Date());
    expect(await emails(member.email)).toEqual([]);
    await want(true);
    await remindOfVip(payload, new Date());
    expect(await emails(member.email)).toHaveLength(1);
  });

  it('is said in every language, with the day in Taipei and the way to the plans', async () => {
    const data = { name: '林小棋', username: 'kiki', endsAt: '2026-12-03T16:30:00.000Z' };
    for (const locale of locales) {
      const { subject, text } = await composeMail('vipEndsSoon', locale, data);
      expect(subject).toMatch(/12月4日|December 4/);
      expect(text).toContain(`/${locale}/courses/type/vip`);
      expect(text).toContain('kiki');
    }
  });
});
