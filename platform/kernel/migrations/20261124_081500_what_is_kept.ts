import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres';
import { personKey } from '@/platform/applications/begin';
import { applicationKey } from '@/platform/applications/teaching-application';
import { trialKey } from '@/platform/fulfilment/vip-trial';

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

/** What accounts that were deleted before have left: as deletions do now (services/user/account/delete-account). */
const left = [
  sql`DELETE FROM outbox WHERE kind = 'mail' AND "to" = ''`,
  sql`DELETE FROM outbox WHERE status IN ('SENT', 'KEPT', 'FAILED') AND dedupe_key IN (SELECT 'gift:' || g.public_id
    FROM gifts g JOIN users u ON u.id = g.user_id WHERE u.deleted_at IS NOT NULL)`,
  sql`UPDATE gifts SET message = NULL FROM users u WHERE u.id = gifts.user_id AND u.deleted_at IS NOT NULL`,
  sql`UPDATE audit_log SET input = NULL FROM users u WHERE u.deleted_at IS NOT NULL AND (
    ("table" = 'users' AND document = u.id::text)
    OR ("table" = 'orders' AND document IN (SELECT o.id::text FROM orders o WHERE o.user_id = u.id))
    OR ("table" = 'refunds' AND document IN (SELECT r.id::text FROM refunds r WHERE r.user_id = u.id)))`,
  sql`UPDATE refunds SET reason = NULL FROM users u WHERE u.id = refunds.user_id AND u.deleted_at IS NOT NULL`,
  sql`UPDATE support_actions SET reason = '' FROM users u WHERE u.id = support_actions.user_id AND u.deleted_at IS NOT NULL`,
];

/**
 * Keys that the database tells what is the same by: of the trial month, which is an address's and no more an account's, and of live requests,
 * whose names are the same in more spellings than before. Where two of before are the same now, the second keeps its key.
 */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  for (const statement of left) await db.execute(statement);
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

/** The keys are as good for what was before; what was forgotten stays so. */
export async function down(_: MigrateDownArgs): Promise<void> {}
