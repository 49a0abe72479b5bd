import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { personKey } from '@/platform/services/requests/begin';
import { applicationKey } from '@/platform/services/requests/teaching/application';
import { trialKey } from '@/platform/services/user/vip-trial';

type Live = {
  id: number;
  kind: 'trial' | 'championship' | 'teaching';
  subject_id: string | null;
  group_id: string | null;
  email: string;
  name: string;
  answers: { childName?: string; school?: string; team?: string; players?: { name: string }[]; renews?: string } | null;
};

function keyOf({ kind, subject_id, group_id, email, name, answers }: Live): string {
  const { childName, school, team, players, renews } = answers ?? {};
  if (kind === 'teaching') return applicationKey(email, name, renews);
  const who = kind === 'trial' ? childName : team ? `${school} ${team}` : players?.[0]?.name;
  return personKey({ kind, subjectId: subject_id, groupId: group_id }, email, who ?? '');
}

/**
 * Keys that the database tells what is the same by: of the trial month, which is an address's and no more an account's, and of live requests,
 * whose names are the same in more spellings than before. Where two of before are the same now, the second keeps its key.
 */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  const trials = await db.execute(sql`SELECT e.id, u.email FROM entitlements e JOIN users u ON u.id = e.user_id
    WHERE e.source = 'trial' AND e.dedupe_key LIKE 'welcome:%' AND u.email_proved_at IS NOT NULL AND u.deleted_at IS NULL ORDER BY e.id`);
  for (const { id, email } of trials.rows as { id: number; email: string }[]) {
    const key = `${trialKey(payload.secret, email)}:0`;
    await db.execute(sql`UPDATE entitlements SET dedupe_key = ${key}
      WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM entitlements WHERE dedupe_key = ${key})`);
  }
  const live = await db.execute(sql`SELECT id, kind, subject_id, group_id, email, name, answers FROM requests
    WHERE dedupe_key IS NOT NULL ORDER BY id`);
  for (const row of live.rows as Live[]) {
    const key = keyOf(row);
    await db.execute(sql`UPDATE requests SET dedupe_key = ${key}
      WHERE id = ${row.id} AND NOT EXISTS (SELECT 1 FROM requests WHERE dedupe_key = ${key})`);
  }
}

/** The keys are as good for what was before. */
export async function down(_: MigrateDownArgs): Promise<void> {}
