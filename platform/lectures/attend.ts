import { and, eq } from '@payloadcms/db-postgres/drizzle';
import type { Replay } from '@/lib/lectures/contract';
import { lectureState } from '@/lib/lectures/lectures';
import { lectures } from '@/platform/payload-generated-schema';
import { requireUser, type Asked, type Context } from '@/platform/kernel/context';
import { database } from '@/platform/kernel/database/database';
import { ServiceError } from '@/platform/kernel/service-error';
import type { InLanguage } from '@/platform/courses/visitor';
import { withVideoLinks } from '@/platform/lessons/video-steps';
import { whoLearns, type ForLearner } from '@/platform/family/person';
import { mayAttend } from './rights';

type OfLecture = ForLearner & { id: string };

/** A public lecture as it is now, for a user who may attend it. Any other user gets LECTURE_NOT_OPEN and no data of it. */
async function attended(ctx: Context, { id: slug, learner }: OfLecture) {
  const { id } = requireUser(ctx);
  const db = database(ctx.payload);
  const who = await whoLearns(db, id, learner);
  const { startsAt, minutes, joinUrl, replay } = lectures;
  const [lecture] = await db
    .select({ startsAt, minutes, joinUrl, replay })
    .from(lectures)
    .where(and(eq(lectures.slug, slug), eq(lectures._status, 'published')));
  if (!lecture || lecture.startsAt === null || lecture.minutes === null)
    throw new ServiceError('NOT_FOUND', 'no such lecture');
  const now = ctx.now();
  if (!(await mayAttend(db, who, now))) throw new ServiceError('LECTURE_NOT_OPEN', 'neither VIP nor a lecture pass');
  const times = { startsAt: new Date(lecture.startsAt), minutes: lecture.minutes };
  const state = lectureState({ ...times, hasReplay: lecture.replay !== null }, now);
  return { who, joinUrl: lecture.joinUrl, video: lecture.replay, state };
}

/** The address to join a lecture, only while it can be joined and for users who may attend. */
export async function joinLecture({ ctx, input }: Asked<OfLecture>): Promise<{ url: string }> {
  const { joinUrl, state } = await attended(ctx, input);
  if (state === 'planned') throw new ServiceError('LECTURE_NOT_YET', 'its room is not open yet');
  if (state !== 'joinable') throw new ServiceError('LECTURE_OVER', 'it has ended');
  if (!joinUrl) throw new ServiceError('LECTURE_NOT_YET', 'where it is joined is not known yet');
  return { url: joinUrl };
}

/** A replay, as expiring links for this person. */
export async function watchReplay({ ctx, input }: Asked<InLanguage & { id: string }>): Promise<Replay> {
  const { who, video, state } = await attended(ctx, input);
  if (state === 'planned' || state === 'joinable') throw new ServiceError('LECTURE_NOT_YET', 'it has not ended');
  if (state === 'gone') throw new ServiceError('LECTURE_OVER', 'replays are kept for 365 days');
  const steps = video === null ? [] : [{ id: input.id, title: '', kind: 'film' as const, film: video }];
  const [replay] = await withVideoLinks(ctx, who, steps, input.locale);
  if (replay?.kind !== 'film') throw new ServiceError('NOT_FOUND', 'there is no replay');
  const { src, captions, seconds } = replay;
  return { src, captions, seconds };
}
