import { eq } from '@payloadcms/db-postgres/drizzle';
import type { ProfileInput, SessionUser } from '@/lib/account/contract';
import { media, users } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database, iso, isoOrNull } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import { onReadUser, type HeldByUser } from './hooks';

/** The session user. VIP and live-lecture ends are derived from all valid entitlements of the account itself; its learners have their own. */
export async function getMe({ ctx }: { ctx: Context }): Promise<SessionUser> {
  const { id } = requireUser(ctx);
  const db = database(ctx.payload);
  const [row] = await db
    .select({ user: users, filename: media.filename, avatarAt: media.updatedAt })
    .from(users)
    .leftJoin(media, eq(media.id, users.avatar))
    .where(eq(users.id, id));
  if (!row) throw new ServiceError('UNAUTHENTICATED', 'the account is gone');
  const parts = await onReadUser.run(db, id, ctx.now());
  const held: Partial<HeldByUser> = Object.assign({}, ...parts);
  const { user, filename, avatarAt } = row;
  const liveCourseEnds = [isoOrNull(user.liveCourseEndAt), held.lecturesEndAt].flatMap((end) => end ?? []);
  return {
    username: user.username,
    realName: user.realName ?? '',
    nickName: user.nickName ?? '',
    rank: user.rank ?? '',
    liveCourseEndAt: liveCourseEnds.sort().at(-1) ?? null,
    email: user.email ?? '',
    phone: user.phone ?? '',
    profileUrl:
      filename && avatarAt
        ? `/backstage/api/media/file/${encodeURIComponent(filename)}?t=${Date.parse(iso(avatarAt))}`
        : null,
    role: user.role,
    vipEndAt: held.vipEndAt ?? null,
    locale: user.locale,
    minutesLeft: held.minutesLeft,
    vipReminder: user.vipReminder,
  };
}

/** Changes the fields that are given; the others stay. */
export async function updateProfile({ ctx, input }: Asked<ProfileInput>): Promise<SessionUser> {
  const { id } = requireUser(ctx);
  // Drizzle leaves out what is undefined.
  await database(ctx.payload)
    .update(users)
    .set({ ...input, updatedAt: ctx.now().toISOString() })
    .where(eq(users.id, id));
  return getMe({ ctx });
}
