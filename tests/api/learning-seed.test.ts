import { expect, it } from 'vitest';
import { isRight } from '@/lib/go/problem';
import { readLesson } from '@/platform/topics/read-lessons';
import { readBank } from '@/platform/bank/read-problems';
import { seedLearning } from '@/platform/seed/learning';
import { Writer } from '@/platform/seed/writer';
import { database } from '@/platform/kernel/database/database';
import { bankFigures } from '@/platform/bank/back-office/read-bank-figures';
import { platform, query, sql } from '../setup/fixtures';

const seeded = async () => {
  const payload = await platform();
  const writer = new Writer(payload);
  await seedLearning(payload, writer);
  return writer.created;
};
const stored = () =>
  query<{ title: string; revision: string | null; minutes: number }>(
    sql`SELECT l.title, t.revision, t.minutes::int FROM topics t JOIN topics_locales l ON l._parent_id = t.id
      WHERE t.code = 'liberties' AND l._locale = 'en-US'`,
  );

it('topics follow the files as long as staff have not changed them', async () => {
  expect(await seeded()).toBeGreaterThan(0);
  const [first] = await stored();
  expect(first).toMatchObject({
    title: readLesson('liberties').title['en-US'],
    minutes: readLesson('liberties').minutes,
  });
  expect(await seeded()).toBe(0);
  // As imported by another release.
  await query(sql`UPDATE topics SET revision = 'former', minutes = 15 WHERE code = 'liberties'`);
  await query(sql`UPDATE _topics_v SET version_revision = 'former' WHERE version_code = 'liberties'`);
  expect(await seeded()).toBe(0);
  expect(await stored()).toEqual([first]);
  const [topic] = await query<{ steps: unknown }>(sql`SELECT steps FROM topics WHERE code = 'liberties'`);
  expect(topic!.steps).toEqual(readLesson('liberties').steps);

  const payload = await platform();
  const { docs } = await payload.find({ collection: 'topics', where: { code: { equals: 'liberties' } } });
  const change = (title: string, draft: boolean) =>
    payload.update({ collection: 'topics', id: docs[0]!.id, locale: 'en-US', draft, data: { title } });
  await change('A draft', true);
  await query(sql`UPDATE topics SET revision = 'former' WHERE code = 'liberties'`);
  await seeded();
  expect((await stored())[0]!.revision).toBe('former');
  await payload.update({
    collection: 'topics',
    id: docs[0]!.id,
    locale: 'en-US',
    data: { title: 'Breathing', _status: 'published' },
  });
  await seeded();
  expect(await stored()).toEqual([{ ...first, title: 'Breathing', revision: null }]);
});

it('a problem that was withdrawn stays so, and the figures of the bank leave it out', async () => {
  await seeded();
  const bank = readBank();
  const [{ id, family, grade, problem, proof }] = bank as [(typeof bank)[number]];
  const rightMoves = problem.moves.filter(isRight).length;
  const figure = async () =>
    (await bankFigures(database(await platform()))).find(
      (one) =>
        one.family === family && one.grade === grade && one.depth === proof.depth && one.rightMoves === rightMoves,
    )!.count;
  const alike = bank.filter(
    (one) =>
      one.family === family &&
      one.grade === grade &&
      one.proof.depth === proof.depth &&
      one.problem.moves.filter(isRight).length === rightMoves,
  );
  expect(await figure()).toBeGreaterThanOrEqual(alike.length);
  const before = await figure();
  await query(sql`UPDATE problems SET withdrawn_at = now(), revision = 'former' WHERE public_id = ${id}`);
  expect(await figure()).toBe(before - 1);
  await seeded();
  const [row] = await query(
    sql`SELECT withdrawn_at IS NOT NULL AS withdrawn, revision = 'former' AS former FROM problems WHERE public_id = ${id}`,
  );
  expect(row).toEqual({ withdrawn: true, former: false });
  await query(sql`UPDATE problems SET withdrawn_at = NULL WHERE public_id = ${id}`);
});
