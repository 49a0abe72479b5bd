import { addDays } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import { tidyApplications } from '@/platform/applications/teaching/tidy-years';
import { makeMember, platform, query, sql } from '@/tests/setup/fixtures';
import { open } from '@/tests/setup/applications';
import { decide, fullAnswers, renew, applicationRow, save, submit, type Reviewer } from '@/tests/setup/teaching';
import { accountOf, activeApplication, heldBy, emails, makeProgramme } from '@/tests/setup/teaching-programme';

let staff: Reviewer;
beforeAll(async () => {
  ({ staff } = await makeProgramme());
});
const active = (draft = {}, token?: string) => activeApplication(staff, draft, token);

describe('the year', () => {
  const later = (request: { activeUntil: string | null }, days: number) =>
    addDays(new Date(request.activeUntil!), days);
  const tidy = async (now: Date) => tidyApplications(await platform(), now);

  it('is reminded of a month and a week before its end, once each, and ends with its role', async () => {
    const request = await active();
    const { body: shown } = await open(request);
    const { user } = await applicationRow(request);
    await tidy(later(shown, -31));
    for (const days of [-29, -28, -6, -5]) await tidy(later(shown, days));
    await tidy(later(shown, 0));
    await tidy(later(shown, 1));
    expect((await emails(request.email)).slice(-3)).toEqual(['endsSoon', 'endsInAWeek', 'expire']);
    expect((await open(request)).body).toMatchObject({ state: 'EXPIRED', mayRenew: true });
    expect(await accountOf(user)).toMatchObject({ role: 'learner' });
  });

  it('takes back the role it gave, and none that staff had given before it, in a year that follows either', async () => {
    const [byYear, byStaff] = [await makeMember(), await makeMember()];
    await query(sql`UPDATE users SET role = 'teacher' WHERE id = ${byStaff.id}`);
    for (const { id, token } of [byYear, byStaff]) {
      const request = await active({}, token);
      await query(sql`UPDATE requests SET over_at = now() + interval '20 days' WHERE reference = ${request.reference}`);
      const next = (await renew(request)).body;
      expect(next.answers).not.toHaveProperty('keepsRole');
      await submit((await save(next, { consent: true })).body);
      for (const action of ['approve', 'pay', 'activate'] as const) await decide(staff, next, action);
      const { body: shown } = await open(next);
      await tidy(later(shown, -100));
      expect((await accountOf(id))?.role).toBe('teacher');
      await tidy(later(shown, 1));
      expect((await open(next)).body.state).toBe('EXPIRED');
    }
    expect((await accountOf(byYear.id))?.role).toBe('learner');
    expect((await accountOf(byStaff.id))?.role).toBe('teacher');
  });

  it('brings the own grade to the account, where staff keep it: a renewal that only repeats it changes nothing', async () => {
    const rankOf = async (id: number | null) =>
      (await query<{ rank: string | null }>(sql`SELECT rank FROM users WHERE id = ${id}`))[0]!.rank;
    let request = await active();
    const { user } = await applicationRow(request);
    expect(await rankOf(user)).toBe('G5');
    await query(sql`UPDATE users SET rank = 'G6' WHERE id = ${user}`);
    for (const [ownGrade, expected] of [
      ['G5', 'G6'],
      ['G4', 'G4'],
    ] as const) {
      await query(sql`UPDATE requests SET over_at = now() + interval '20 days' WHERE reference = ${request.reference}`);
      const next = (await renew(request)).body;
      await submit((await save(next, { consent: true, ownGrade })).body);
      for (const action of ['approve', 'pay', 'activate'] as const) await decide(staff, next, action);
      expect(await rankOf(user)).toBe(expected);
      request = next;
    }
  });

  it('is renewed in its last sixty days: a draft with the same answers and documents, one however often', async () => {
    const request = await active();
    expect((await renew(request)).body.error?.code).toBe('STATE_CHANGED');
    await query(sql`UPDATE requests SET over_at = now() + interval '59 days' WHERE reference = ${request.reference}`);
    const ends = (await open(request)).body;
    expect(ends.mayRenew).toBe(true);
    const [first, second] = await Promise.all([renew(request), renew(request)]);
    expect(second.body.reference).toBe(first.body.reference);
    const next = first.body;
    expect(next).toMatchObject({ state: 'DRAFT', email: request.email });
    expect(next.answers).toMatchObject({ experience: fullAnswers.experience, renews: request.reference });
    expect(next.answers).not.toHaveProperty('consent');
    expect(next.files).toMatchObject([{ name: 'certificate.pdf', state: 'STORED' }]);
    expect(next.files[0]!.id).not.toBe(request.files[0]!.id);
    expect((await submit(next)).body.error?.details?.issues).toMatchObject([{ path: 'consent' }]);
    await submit((await save(next, { consent: true })).body);
    for (const action of ['approve', 'pay', 'activate'] as const) await decide(staff, next, action);
    // The new year begins where the old one ends; the old one ends without an email, and the role stays.
    const { body: renewed } = await open(next);
    expect(
      Math.round((Date.parse(renewed.activeUntil!) - Date.parse(ends.activeUntil!)) / 86_400_000),
    ).toBeGreaterThanOrEqual(364);
    const { user } = await applicationRow(next);
    expect(user).toBe((await applicationRow(request)).user);
    await tidy(later(ends, 1));
    expect((await open(request)).body.state).toBe('EXPIRED');
    expect(await accountOf(user)).toMatchObject({ role: 'teacher' });
    expect(await emails(request.email)).not.toContain('expire');
    expect((await heldBy(user)).filter(({ source }) => source === 'staff')).toHaveLength(4);
  });
});
