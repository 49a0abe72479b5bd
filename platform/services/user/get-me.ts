import { and, eq, gt, inArray, isNull, max } from '@payloadcms/db-postgres/drizzle';
import type { SessionUser } from '@/lib/contract/user';
import { entitlements, media, users } from '@/platform/payload-generated-schema';
import { requireUser, type Context } from '../context';
import { database, iso, isoOrNull } from '../database';
import { ServiceError } from '../service-error';

/** The session user. VIP and live-lecture ends are derived from all valid entitlements. */
export async function getMe({ ctx }: { ctx: Context }): Promise<SessionUser> {
  const { id } = requireUser(ctx);
  const db = database(ctx.payload);
  const [row] = await db
    .select({ user: users, filename: media.filename, avatarAt: media.updatedAt })
    .from(users)
    .leftJoin(media, eq(media.id, users.avatar))
    .where(eq(users.id, id));
  if (!row) throw new ServiceError('UNAUTHENTICATED', 'the account is gone');
  const ends = await db
    .select({ kind: entitlements.kind, endsAt: max(entitlements.endsAt) })
    .from(entitlements)
    .where(
      and(
        eq(entitlements.user, id),
        inArray(entitlements.kind, ['vip', 'lecture']),
        isNull(entitlements.revokedAt),
        gt(entitlements.endsAt, ctx.now().toISOString()),
      ),
    )
    .groupBy(entitlements.kind);
  const endOf = (kind: 'vip' | 'lecture') => isoOrNull(ends.find((entry) => entry.kind === kind)?.endsAt ?? null);
  const { user, filename, avatarAt } = row;
  return {
    username: user.username,
    realName: user.realName ?? '',
    nickName: user.nickName ?? '',
    rank: user.rank ?? '',
    liveCourseEndAt: latest(isoOrNull(user.liveCourseEndAt), endOf('lecture')),
    email: user.email,
    phone: user.phone ?? '',
    profileUrl:
      filename && avatarAt
        ? `/backstage/api/media/file/${encodeURIComponent(filename)}?t=${Date.parse(iso(avatarAt))}`
        : null,
    role: user.role,
    vipEndAt: endOf('vip'),
  };
}

/** The later of two instants in the same form. */
function latest(a: string | null, b: string | null): string | null {
  return a && b ? (a > b ? a : b) : (a ?? b);
}
