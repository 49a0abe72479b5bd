import type { SessionUser } from '@/lib/contract/user';
import { requireUser, type Context } from '../context';
import { database, firstRow, iso, isoOrNull, sql } from '../database';
import { ServiceError } from '../service-error';

type Row = {
  username: string;
  real_name: string | null;
  nick_name: string | null;
  rank: string | null;
  phone: string | null;
  email: string;
  role: 'learner' | 'teacher';
  live_end: string | null;
  vip_end: string | null;
  filename: string | null;
  avatar_at: string | null;
};

/** The session user (spec §3). VIP and live-lecture ends are derived from all valid entitlements. */
export async function getMe({ ctx }: { ctx: Context }): Promise<SessionUser> {
  const { id } = requireUser(ctx);
  const at = ctx.now().toISOString();
  const row = await firstRow<Row>(
    database(ctx.payload),
    sql`
    SELECT u.username, u.real_name, u.nick_name, u.rank, u.phone, u.email, u.role::text AS role, m.filename, m.updated_at AS avatar_at,
      GREATEST(u.live_course_end_at, (SELECT max(e.ends_at) FROM entitlements e WHERE e.user_id = u.id AND e.kind = 'lecture' AND e.revoked_at IS NULL AND e.ends_at > ${at})) AS live_end,
      (SELECT max(e.ends_at) FROM entitlements e WHERE e.user_id = u.id AND e.kind = 'vip' AND e.revoked_at IS NULL AND e.ends_at > ${at}) AS vip_end
    FROM users u LEFT JOIN media m ON m.id = u.avatar_id WHERE u.id = ${id}`,
  );
  if (!row) throw new ServiceError('UNAUTHENTICATED', 'the account is gone');
  return {
    username: row.username,
    realName: row.real_name ?? '',
    nickName: row.nick_name ?? '',
    rank: row.rank ?? '',
    liveCourseEndAt: isoOrNull(row.live_end),
    email: row.email,
    phone: row.phone ?? '',
    profileUrl:
      row.filename && row.avatar_at
        ? `/backstage/api/media/file/${encodeURIComponent(row.filename)}?t=${Date.parse(iso(row.avatar_at))}`
        : null,
    role: row.role,
    vipEndAt: isoOrNull(row.vip_end),
  };
}
