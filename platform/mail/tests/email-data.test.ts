import { describe, expect, it } from 'vitest';
import { enqueueMail } from '@/platform/kernel/outbox/enqueue';
import { database, inTransaction, type Database } from '@/platform/kernel/database/database';
import { platform, query, sql, unique } from '@/tests/setup/fixtures';

const now = new Date();
const to = (key: string) => ({ to: `${key}@mail.example`, locale: 'zh-TW', dedupeKey: key, isProved: false });
const noted = (key: string) => query<{ data: object }>(sql`SELECT data FROM outbox WHERE dedupe_key = ${key}`);

/** Calls that the compiler rejects; they are never run. */
const rejected = (db: Database) => [
  // @ts-expect-error -- the code is missing
  () => enqueueMail(db, now, { ...to('x'), template: 'otp', data: { minutes: 10 } }),
  // @ts-expect-error -- a time is no number
  () => enqueueMail(db, now, { ...to('x'), template: 'vipEndsSoon', data: { endsAt: 7 } }),
  // @ts-expect-error -- it says nothing of a shipment
  () => enqueueMail(db, now, { ...to('x'), template: 'welcome', data: { tracking: '1' } }),
];

describe('a letter', () => {
  it('is noted with what it has to be told, as it was told', async () => {
    const [key, db] = [unique('letter'), database(await platform())];
    const data = { account: 7, code: '123456', minutes: 10 };
    await enqueueMail(db, now, { ...to(key), template: 'otp', data, typed: { name: 'Mei' } });
    expect(await noted(key)).toEqual([{ data }]);
  });

  it('is rejected where it is noted, with all that was to go with it, if it could not be written of that', async () => {
    const [key, payload] = [unique('letter'), await platform()];
    const wrong = [
      { template: 'otp', data: { minutes: 10 } },
      { template: 'refund', data: { number: '1', title: 'a', amount: 9, ends: true, isShipped: false } },
    ];
    for (const email of wrong)
      await expect(
        inTransaction(payload, async ({ db }) => {
          await db.execute(sql`INSERT INTO job_turns (name, holder, until) VALUES (${key}, 'x', now())`);
          await enqueueMail(db, now, { ...to(key), ...email } as never);
        }),
      ).rejects.toThrow(/code|amount/);
    expect(await noted(key)).toEqual([]);
    expect(rejected(database(payload))).toHaveLength(3);
    expect(await query(sql`SELECT 1 FROM job_turns WHERE name = ${key}`)).toEqual([]);
  });
});
